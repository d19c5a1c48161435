import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormulaireRefuse, PageRenderer } from '#adapters/http/contract/pages'
import { sendOnce } from '../prepared/send-once.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

/** Draws the page of a form again for one person, with what was refused; it is never cached. */
export type ResendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  formulaire: FormulaireRefuse,
) => Promise<FastifyReply>

export const makeResendPage =
  (renderPage: PageRenderer, tuilesUrl: string | null): ResendPage =>
  async (request, reply, status, formulaire) => {
    const page = await renderPage(request.routeOptions.url ?? '/', formulaire)
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    reply.code(status).header('content-security-policy', contentSecurityPolicy(tuilesUrl, page.styleSources))
    return sendOnce(request, reply, 'text/html; charset=utf-8', page.html)
  }
