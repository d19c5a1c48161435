import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from './error-answer.ts'
import { isApi } from './is-api.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A self-contained page, for when the pages themselves fail. `id` is that of the log line. */
const errorPage = ({ message }: ErrorAnswer, id: string): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Une erreur s'est produite</title>
<main>
<h1>Une erreur s'est produite</h1>
<p>${escape(message)}</p>
<p>Référence de l’incident&nbsp;: ${escape(id)}</p>
<p><a href="/">Retour à l'accueil</a></p>
</main>
</html>
`

/** Seconds after which a 503 may be asked again. */
const RETRY_AFTER = '5'

/** Answers an error: JSON to a program, a page to a person; a failure of ours carries the id of its log line. */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ErrorAnswer,
  details: Readonly<Record<string, unknown>> = {},
): FastifyReply => {
  const { status, code, message } = answer
  if (status === 503) reply.header('retry-after', RETRY_AFTER)
  reply.code(status).header('cache-control', 'no-store')
  return isApi(request.url)
    ? reply.send({ success: false, code, message, ...details, ...(status >= 500 ? { id: request.id } : {}) })
    : reply.type('text/html; charset=utf-8').send(errorPage(answer, request.id))
}
