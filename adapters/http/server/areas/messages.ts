import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  ECHEC_DE_L_ENVOI,
  type FormulaireRefuse,
  MESSAGE_ENVOYE,
  type PageRenderer,
  PIEGE,
} from '#adapters/http/contract/pages'
import { answerOf } from '#adapters/http/contract/refusals/catalogue'
import { IDEMPOTENCY_KEY } from '#adapters/http/contract/route'
import { envoyerMessageRoute, type MessageBody } from '#adapters/http/contract/routes/contact'
import * as messages from '#adapters/http/contract/routes/messages'
import { type FilEcrit, identifierMessage } from '#application/message/fils'
import type { PortFailure } from '#application/shared/port-failure'
import type { UseCases } from '#application/use-cases'
import type { Fermeture } from '#domain/agenda/absence'
import type { EmailJetable } from '#domain/message/email-jetable'
import type { CleDeMessageReutilisee, Fil } from '#domain/message/fil'
import type { Site } from '../binding/bind-route.ts'
import { type Champs, decodeInput, phraseOf, readKey, replayed } from '../binding/decode-input.ts'
import {
  type Answer,
  answered,
  answerOfFailure,
  enPage,
  enRegistre,
  isPortFailure,
  logFailure,
} from '../binding/send-reply.ts'
import { answerOfStatus, type ErrorAnswer, handleError, sendError, statusOf } from '../errors.ts'
import { sendOnce } from '../prepared.ts'
import { contentSecurityPolicy } from '../security-headers.ts'

const annoncer =
  (message: string) =>
  (fil: Fil): Answer<messages.FilReply> => ({ message, data: messages.filReply(fil) })

const confirmer = ({ fil, rejoue }: FilEcrit): Answer<messages.FilReply> => ({
  ...annoncer(MESSAGE_ENVOYE)(fil),
  ...replayed(rejoue),
})

/** Messages of the client area. */
export const bindMessagesDuClient = ({ useCases, bind, bindWithin }: Site): void => {
  bind(messages.mesMessagesRoute, ({ client, query }) =>
    answered(useCases.mesMessages(client, query), enPage(messages.filReply)),
  )
  bindWithin('messages')(messages.ecrireEnClientRoute, ({ client, body, header }) =>
    pipe(
      TE.fromEither(readKey(header(IDEMPOTENCY_KEY))),
      TE.flatMap((cle) => useCases.ecrireEnClient(client, body, cle)),
      TE.map(confirmer),
    ),
  )
  bindWithin('messages')(messages.poursuivreFilRoute, ({ client, params, body: { message }, header }) =>
    pipe(
      TE.Do,
      TE.bind('id', () => TE.fromEither(identifierMessage(params.id))),
      TE.bindW('cle', () => TE.fromEither(readKey(header(IDEMPOTENCY_KEY)))),
      TE.flatMap(({ id, cle }) => useCases.poursuivreFil(client, { id, message }, cle)),
      TE.map(confirmer),
    ),
  )
}

/** Messages for the owner, to read and answer. */
export const bindMessages = ({ useCases, bind }: Site): void => {
  bind(messages.listerMessagesRoute, ({ admin, query }) =>
    answered(useCases.listerMessages({ admin, ...query }), enRegistre(messages.messageReply)),
  )
  bind(messages.lireFilRoute, ({ admin, params: { id } }) =>
    answered(useCases.lireFil(admin, id), messages.messageReply),
  )
  bind(messages.changerStatutMessageRoute, ({ admin, params: { id }, body: { statut, version = null } }) =>
    answered(useCases.changerStatutMessage({ admin, id, statut, version }), messages.messageReply),
  )
  bind(messages.repondreAuMessageRoute, ({ admin, params, body: { message, version = null } }) =>
    pipe(
      TE.fromEither(identifierMessage(params.id)),
      TE.flatMap((id) => useCases.repondreMessage(admin, { id, message, version })),
      TE.map(annoncer('Votre réponse est enregistrée et part par courriel.')),
    ),
  )
}

/** Records a message; true if it was already known. A robot that fills the hidden field gets the same answer, but nothing is recorded. */
const recevoir =
  ({ envoyerMessage }: UseCases) =>
  (
    { nom, email, message: texte, [PIEGE]: piege }: MessageBody,
    cle: O.Option<string> = O.none,
  ): TE.TaskEither<EmailJetable | CleDeMessageReutilisee | PortFailure, boolean> =>
    piege === ''
      ? pipe(
          envoyerMessage({ nom, email, texte }, cle),
          TE.map(({ rejoue }) => rejoue),
        )
      : TE.right(false)

export const bindContact = ({ useCases, bindWithin }: Site): void =>
  bindWithin('messages')(envoyerMessageRoute, ({ body, header }) =>
    pipe(
      TE.fromEither(readKey(header(IDEMPOTENCY_KEY))),
      TE.flatMap((cle) => recevoir(useCases)(body, cle)),
      TE.map((rejoue) => ({ message: MESSAGE_ENVOYE, data: {}, ...replayed(rejoue) })),
    ),
  )

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** True if the form comes from this site. Recent browsers send `Sec-Fetch-Site`, older ones `Origin` (with the public host, if a proxy changes it). A request without both is no browser, and passes. */
const isSameOrigin = ({ headers, host }: FastifyRequest, publicUrl: string): boolean => {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined || [host, hostOf(publicUrl)].includes(hostOf(origin))
}

const PATH = '/contact'

const ORIGINE_REFUSEE: ErrorAnswer = {
  status: 403,
  code: 'ORIGINE_REFUSEE',
  message: 'Ce formulaire n’a pas été envoyé depuis notre site.',
}

type Form = Pick<Site, 'useCases'> & { readonly publicUrl: string; readonly resendPage: ResendPage }

type Refuser = (status: number, message: string, champs?: Champs) => Promise<FastifyReply>

const isForm = (body: unknown): body is Readonly<Record<string, string>> => typeof body === 'object' && body !== null

const refuserPar =
  ({ resendPage }: Form, request: FastifyRequest, reply: FastifyReply): Refuser =>
  (status, message, champs = {}) =>
    resendPage(request, reply, status, { valeurs: isForm(request.body) ? request.body : {}, champs, message })

const receiveForm =
  (form: Form) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isSameOrigin(request, form.publicUrl)) return sendError(request, reply, ORIGINE_REFUSEE)
    const refuser = refuserPar(form, request, reply)
    const input = decodeInput(envoyerMessageRoute, request)
    if (E.isLeft(input)) return refuser(400, phraseOf(input.left), input.left)
    const sent = await recevoir(form.useCases)(input.right.body)()
    if (E.isRight(sent)) return reply.redirect(`${PATH}?envoye=1`, 303)
    if (isPortFailure(sent.left)) {
      logFailure(request, sent.left)
      return refuser(answerOfFailure(sent.left).status, ECHEC_DE_L_ENVOI)
    }
    const { status, champ, message } = answerOf(sent.left)
    const phrase = message(sent.left)
    return refuser(status, phrase, champ === undefined ? {} : { [champ]: phrase })
  }

/** A limit reached before the handler redraws the form with its content; without content it is an error. */
const handleFormError =
  (form: Form) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): unknown => {
    const { status, message } = answerOfStatus(statusOf(error))
    return isForm(request.body) && status < 500
      ? refuserPar(form, request, reply)(status, message)
      : handleError(error, request, reply)
  }

const readForm = (text: string): unknown => Object.fromEntries(new URLSearchParams(text))

/** The contact form without JavaScript: the browser posts to the page and gets a page. */
export const bindContactForm = ({ app, useCases, limits }: Site, publicUrl: string, resendPage: ResendPage): void => {
  const form = { useCases, publicUrl, resendPage }
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request: FastifyRequest, body: string | Buffer) => Promise.resolve(readForm(String(body))),
    )
    scope.route({
      method: 'POST',
      url: PATH,
      ...(limits.messages === undefined ? {} : { preHandler: limits.messages }),
      handler: receiveForm(form),
      errorHandler: handleFormError(form),
    })
  })
}

/** Redraws a page with a refused form, for one person; it is never cached. */
type ResendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  formulaire: FormulaireRefuse,
) => Promise<FastifyReply>

export const makeResendPage =
  (renderPage: PageRenderer, tuilesUrl: string | null, fermetures: () => Promise<readonly Fermeture[]>): ResendPage =>
  async (request, reply, status, formulaire) => {
    const page = await renderPage(request.routeOptions.url ?? '/', formulaire, await fermetures())
    if (page.kind === 'redirect') return reply.redirect(page.location, page.status)
    reply.code(status).header('content-security-policy', contentSecurityPolicy(tuilesUrl, page.styleSources))
    return sendOnce(request, reply, 'text/html; charset=utf-8', page.html)
  }
