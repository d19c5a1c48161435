import * as t from 'io-ts'
import { formaterAdresse } from '#domain/client/adresse'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import type { DateProposee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { DateReply, dateReply } from './prestation-reply.ts'
import { nullable, struct } from './struct.ts'
import { type Indisponibilite, PLAGE_ENTIERE } from '#domain/agenda/absence'
import { heureDe } from '#domain/calendrier/heure-de-paris'

export const IndisponibiliteReply = struct({
  /** `calendrier`: a busy time of the private calendar, without title and note. */
  source: t.union([t.literal('absence'), t.literal('calendrier')]),
  id: nullable(t.string),
  de: t.string,
  a: t.string,
  journee: t.boolean,
  note: t.string,
})

export type IndisponibiliteReply = t.TypeOf<typeof IndisponibiliteReply>

export const indisponibiliteReply = ({ plage, ...reste }: Indisponibilite): IndisponibiliteReply => ({
  ...reste,
  de: heureDe(plage.de),
  a: heureDe(plage.a),
  journee: plage.de === PLAGE_ENTIERE.de && plage.a === PLAGE_ENTIERE.a,
})

export const VisiteReply = struct({
  prestation: struct({ id: PrestationId, reference: Reference, statut: Statut, version: t.number }),
  service: t.string,
  heures: t.number,
  aDistance: t.boolean,
  client: struct({ nom: t.string, telephone: t.string, email: t.string }),
  adresse: t.string,
  ville: t.string,
  /** The URL of the way there on a map; `null` for remote work. */
  itineraire: nullable(t.string),
  description: t.string,
  notes: t.string,
  date: DateReply,
  /** Minutes of road from the base, and the most from the visit before on the same day (by way of the base). */
  trajetMinutes: t.number,
  trajetAvantMinutes: t.number,
})

export type VisiteReply = t.TypeOf<typeof VisiteReply>

export const itineraire = (adresse: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(adresse)}`

export const visiteReply = (
  { prestation }: Dossier,
  date: DateProposee,
  trajetAvantMinutes: number,
  instant: Date,
): VisiteReply => {
  const adresse = formaterAdresse(prestation.adresse)
  const aDistance = prestation.estimation.modalite === 'a_distance'
  return {
    prestation,
    service: prestation.estimation.service,
    heures: prestation.estimation.heures,
    aDistance,
    client: prestation.contact,
    adresse,
    ville: prestation.adresse.ville,
    itineraire: aDistance ? null : itineraire(adresse),
    description: prestation.description,
    notes: prestation.notes,
    date: dateReply(date, instant),
    trajetMinutes: date.trajetMinutes,
    trajetAvantMinutes,
  }
}
