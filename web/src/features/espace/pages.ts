import type { CallFailure } from '../../api/reply.ts'

/** A list that comes in parts, newest first. */
export type Page = {
  readonly data: readonly { readonly id: string }[]
  readonly curseurSuivant: string | null
  readonly total: number
}

/** How far a list is on its way. */
export type Chargement<P extends Page> =
  | { readonly etape: 'attente' }
  | { readonly etape: 'echec'; readonly echec: CallFailure }
  | { readonly etape: 'pret'; readonly page: P; readonly suite: 'repos' | 'en_cours' | 'echec' }

export const EN_ATTENTE = { etape: 'attente' } as const

export const echoue = (echec: CallFailure) => ({ etape: 'echec', echec }) as const

export const arrive = <P extends Page>(page: P): Chargement<P> => ({ etape: 'pret', page, suite: 'repos' })

/** The next part behind the first ones; what came meanwhile and moved down is not shown twice. */
export const prolonge = <P extends Page>(avant: P, suite: P): P => {
  const connus = new Set(avant.data.map(({ id }) => id))
  return { ...suite, data: [...avant.data, ...suite.data.filter(({ id }) => !connus.has(id))] }
}
