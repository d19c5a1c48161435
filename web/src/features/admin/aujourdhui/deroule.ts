import type { VisiteReply } from '#adapters/http/contract/routes/agenda'

/** A visit and the time that is left before it, travel taken off: `null` before the first, negative when it is too short. */
export type Etape = { readonly visite: VisiteReply; readonly libreMinutes: number | null }

const MINUTE_MS = 60_000

const entre = (avant: VisiteReply, apres: VisiteReply): number =>
  (new Date(apres.date.debut).getTime() - new Date(avant.date.fin).getTime()) / MINUTE_MS

/** The visits of a day, in order, with what lies between them. */
export const deroule = (visites: readonly VisiteReply[]): readonly Etape[] =>
  visites.map((visite, rang) => {
    const precedente = visites[rang - 1]
    return {
      visite,
      libreMinutes: precedente === undefined ? null : entre(precedente, visite) - visite.trajetAvantMinutes,
    }
  })

export type Moment = 'passee' | 'en_cours' | 'a_venir'

export const momentDe = ({ date }: VisiteReply, maintenant: Date): Moment => {
  if (new Date(date.fin) <= maintenant) return 'passee'
  return new Date(date.debut) <= maintenant ? 'en_cours' : 'a_venir'
}
