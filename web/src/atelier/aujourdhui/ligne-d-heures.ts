import type { VisiteReply } from '#adapters/http/contract/values/agenda-reply'
import type { Periode } from '#domain/agenda/semaine'

/** A stretch of the day. `serre`: the road is longer than the time there is for it. */
export type Segment =
  | { readonly genre: 'libre'; readonly de: Date; readonly a: Date }
  | { readonly genre: 'route'; readonly minutes: number; readonly depart: Date; readonly serre: boolean }
  | { readonly genre: 'visite'; readonly visite: VisiteReply }

const MINUTE_MS = 60_000

const moins = (instant: Date, minutes: number): Date => new Date(instant.getTime() - minutes * MINUTE_MS)

const libre = (de: Date | null, a: Date | null): readonly Segment[] =>
  de !== null && a !== null && de < a ? [{ genre: 'libre', de, a }] : []

const route = (minutes: number, depart: Date, serre: boolean): readonly Segment[] =>
  minutes > 0 || serre ? [{ genre: 'route', minutes, depart, serre }] : []

/** The visits of a day in order, with the roads and what stays free, from opening to closing; `null`: closed that day. */
export const ligneDHeures = (visites: readonly VisiteReply[], ouverture: Periode | null): readonly Segment[] => {
  const segments = visites.flatMap((visite, rang): readonly Segment[] => {
    const precedente = visites[rang - 1]
    const depart = moins(new Date(visite.date.debut), visite.trajetAvantMinutes)
    const fin = precedente === undefined ? null : new Date(precedente.date.fin)
    return [
      ...libre(fin ?? ouverture?.de ?? null, depart),
      ...route(visite.trajetAvantMinutes, depart, fin !== null && depart < fin),
      { genre: 'visite', visite },
    ]
  })
  const derniere = visites.at(-1)
  if (derniere === undefined) return libre(ouverture?.de ?? null, ouverture?.a ?? null)
  const fin = new Date(derniere.date.fin)
  return [
    ...segments,
    ...route(derniere.trajetMinutes, fin, false),
    ...libre(moins(fin, -derniere.trajetMinutes), ouverture?.a ?? null),
  ]
}

export type Moment = 'terminee' | 'passee' | 'en_cours' | 'a_venir'

/** Work that is done is over, whatever hour was foreseen. */
export const momentDe = ({ date, prestation }: VisiteReply, maintenant: Date): Moment => {
  if (prestation.statut === 'terminé') return 'terminee'
  if (new Date(date.fin) <= maintenant) return 'passee'
  return new Date(date.debut) <= maintenant ? 'en_cours' : 'a_venir'
}

/**
 * The visit that one is at, or goes to next. Work often lasts longer than foreseen: a visit stays until it is done, or until
 * the next one begins.
 */
export const prochaineVisite = (visites: readonly VisiteReply[], maintenant: Date): VisiteReply | null => {
  const derniere = visites.findLast(({ date }) => new Date(date.debut) <= maintenant)
  return derniere !== undefined && momentDe(derniere, maintenant) !== 'terminee'
    ? derniere
    : (visites.find((visite) => momentDe(visite, maintenant) === 'a_venir') ?? null)
}
