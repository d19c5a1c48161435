import type { FastifyReply, FastifyRequest } from 'fastify'

/** An error as answered: the code is for programs, the sentence for people. */
export type ErrorAnswer = { readonly status: number; readonly code: string; readonly message: string }

export const INTROUVABLE: ErrorAnswer = { status: 404, code: 'INTROUVABLE', message: 'Cette adresse n’existe pas.' }

export const METHODE_REFUSEE: ErrorAnswer = {
  status: 405,
  code: 'METHODE_REFUSEE',
  message: 'Cette opération n’existe pas à cette adresse.',
}

export const SERVICE_INDISPONIBLE: ErrorAnswer = {
  status: 503,
  code: 'SERVICE_INDISPONIBLE',
  message: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
}

export const ERREUR_INTERNE: ErrorAnswer = {
  status: 500,
  code: 'ERREUR_INTERNE',
  message: 'Une erreur inattendue s’est produite. Réessayez, ou écrivez-nous si le problème persiste.',
}

export const REQUETE_INVALIDE: ErrorAnswer = {
  status: 400,
  code: 'REQUETE_INVALIDE',
  message: 'La requête est invalide.',
}

const TROP_DE_DEMANDES: ErrorAnswer = {
  status: 429,
  code: 'TROP_DE_DEMANDES',
  message: 'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
}

export const DELAI_DEPASSE: ErrorAnswer = {
  status: 408,
  code: 'DELAI_DEPASSE',
  message: 'La requête a mis trop de temps à arriver.',
}

export const EN_TETES_TROP_GRANDS: ErrorAnswer = {
  status: 431,
  code: 'EN_TETES_TROP_GRANDS',
  message: 'Les en-têtes de la requête sont trop grands.',
}

const OF_STATUS: ReadonlyMap<number, ErrorAnswer> = new Map(
  [
    INTROUVABLE,
    METHODE_REFUSEE,
    TROP_DE_DEMANDES,
    DELAI_DEPASSE,
    { status: 413, code: 'CORPS_TROP_GRAND', message: 'Les données envoyées sont trop volumineuses.' },
    { status: 415, code: 'TYPE_NON_ACCEPTE', message: 'Envoyez les données au format JSON.' },
  ].map((answer) => [answer.status, answer]),
)

/** The answer to an error of the framework; an unknown status is a defect of ours. */
export const answerOfStatus = (status: number): ErrorAnswer =>
  OF_STATUS.get(status) ?? (status >= 400 && status < 500 ? REQUETE_INVALIDE : ERREUR_INTERNE)

/** True if the caller is a program, which gets JSON; people get a page. */
export const isApi = (url: string): boolean => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url)

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

export const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

export const handleError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const answer = answerOfStatus(statusOf(error))
  if (answer.status >= 500) request.log.error({ err: error }, 'defect')
  return sendError(request, reply, answer)
}
