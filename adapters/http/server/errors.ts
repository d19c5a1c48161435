import type { FastifyReply, FastifyRequest } from 'fastify'

/** An error as answered: the code is for programs, the sentence for people. */
export type ErrorAnswer = { readonly status: number; readonly code: string; readonly message: string }

const answer = (status: number, code: string, message: string): ErrorAnswer => ({ status, code, message })

export const INTROUVABLE = answer(404, 'INTROUVABLE', 'Cette adresse n’existe pas.')

export const METHODE_REFUSEE = answer(405, 'METHODE_REFUSEE', 'Cette opération n’existe pas à cette adresse.')

export const SERVICE_INDISPONIBLE = answer(
  503,
  'SERVICE_INDISPONIBLE',
  'Le service est momentanément indisponible. Réessayez dans quelques instants.',
)

export const ERREUR_INTERNE = answer(
  500,
  'ERREUR_INTERNE',
  'Une erreur inattendue s’est produite. Réessayez, ou écrivez-nous si le problème persiste.',
)

export const REQUETE_INVALIDE = answer(400, 'REQUETE_INVALIDE', 'La requête est invalide.')

const TROP_DE_DEMANDES = answer(
  429,
  'TROP_DE_DEMANDES',
  'Trop de demandes en peu de temps. Patientez un instant avant de réessayer.',
)

export const DELAI_DEPASSE = answer(408, 'DELAI_DEPASSE', 'La requête a mis trop de temps à arriver.')

export const EN_TETES_TROP_GRANDS = answer(431, 'EN_TETES_TROP_GRANDS', 'Les en-têtes de la requête sont trop grands.')

const OF_STATUS: ReadonlyMap<number, ErrorAnswer> = new Map(
  [
    INTROUVABLE,
    METHODE_REFUSEE,
    TROP_DE_DEMANDES,
    DELAI_DEPASSE,
    answer(413, 'CORPS_TROP_GRAND', 'Les données envoyées sont trop volumineuses.'),
    answer(415, 'TYPE_NON_ACCEPTE', 'Envoyez les données au format JSON.'),
  ].map((error) => [error.status, error]),
)

/** The answer to an error of the framework; an unknown status becomes 500. */
export const answerOfStatus = (status: number): ErrorAnswer =>
  OF_STATUS.get(status) ?? (status >= 400 && status < 500 ? REQUETE_INVALIDE : ERREUR_INTERNE)

/** True if the caller is a program, which gets JSON; people get a page. */
export const isApi = (url: string): boolean => /^\/(?:api|healthz|readyz|metrics)(?:[/?]|$)/.test(url)

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** A page without other files, for when pages themselves fail. `id` is the id of the log line. */
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

/** The `Retry-After` of a 503, in seconds. */
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
