import * as TE from '#fp/TaskEither'
import { type CliRefusal, refus } from '#adapters/cli/command'

type Refused = { readonly _tag: 'Refused'; readonly phrase: string }

/** Thrown inside streams and transactions too, to roll them back; the phrase is a sentence for the person. */
export const refused = (phrase: string): Refused => ({ _tag: 'Refused', phrase })

const isRefused = (u: unknown): u is Refused =>
  typeof u === 'object' && u !== null && '_tag' in u && u._tag === 'Refused'

const AWAY = 'La base de données ne répond pas\u00a0: est-elle démarrée, et DATABASE_URL est-il le bon\u00a0?'

const SENTENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ETIMEDOUT: AWAY,
  EAI_AGAIN: AWAY,
  ENOTFOUND: AWAY,
  '57P01': AWAY,
  '57P03': AWAY,
  '28P01': 'La base refuse ce nom ou ce mot de passe\u00a0: voyez DATABASE_URL.',
  '28000': 'La base refuse ce nom ou ce mot de passe\u00a0: voyez DATABASE_URL.',
  '3D000': 'Cette base n’existe pas sur le serveur\u00a0: voyez DATABASE_URL.',
  '55P03': 'La base est occupée par un autre programme\u00a0: recommencez quand il aura fini.',
  '40P01': 'La base est occupée par un autre programme\u00a0: recommencez quand il aura fini.',
  ENOSPC: 'Il n’y a plus de place sur le disque.',
}

const FILES: Readonly<Record<string, string>> = {
  ENOENT: 'est introuvable',
  ENOTDIR: 'est introuvable',
  EACCES: 'n’est pas accessible à ce compte',
  EPERM: 'n’est pas accessible à ce compte',
  EISDIR: 'est un dossier',
  EROFS: 'est sur un disque en lecture seule',
}

const textOf = (error: Error): string => {
  const code = 'code' in error ? String(error.code) : ''
  const path = 'path' in error ? String(error.path) : 'Ce fichier'
  if (FILES[code] !== undefined) return `${path} ${FILES[code]}.`
  if (error.name === 'AbortError') return 'Interrompu\u00a0: rien n’a été changé.'
  if (error.message.startsWith('Knex: Timeout')) return AWAY
  return SENTENCES[code] ?? `Échec\u00a0: ${error.message}`
}

export const failureSentence = (cause: unknown): string => {
  if (isRefused(cause)) return cause.phrase
  return cause instanceof Error ? textOf(cause) : `Échec\u00a0: ${String(cause)}`
}

export const attempt = <A>(work: () => Promise<A>): TE.TaskEither<CliRefusal, A> =>
  TE.tryCatch(work, (cause) => refus(failureSentence(cause)))
