import * as t from 'io-ts'
import {
  AdresseDeCalendrier,
  adresseAbregee,
  type CalendrierPrive,
  EchecDeLecture,
} from '#domain/agenda/calendrier-prive'
import { json, route } from '../route.ts'
import { nullable, struct } from '../values/struct.ts'

export const CalendrierPriveReply = struct({
  /** The host alone: the rest of the address is a secret. */
  adresse: t.string,
  poseLe: t.string,
  /** When it was last read; `null` when it never was. */
  luLe: nullable(t.string),
  /** Why the last attempt failed; what was read before it still counts. */
  echec: nullable(struct({ le: t.string, raison: EchecDeLecture })),
  /** How many busy times are kept. */
  occupations: t.number,
})

export type CalendrierPriveReply = t.TypeOf<typeof CalendrierPriveReply>

export const calendrierPriveReply = (lu: CalendrierPrive): CalendrierPriveReply => ({
  adresse: adresseAbregee(lu.adresse),
  poseLe: lu.poseLe.toISOString(),
  luLe: lu.luLe?.toISOString() ?? null,
  echec: lu.echec === null ? null : { le: lu.echec.le.toISOString(), raison: lu.echec.raison },
  occupations: lu.occupations.length,
})

const reply = json(struct({ calendrier: nullable(CalendrierPriveReply) }))

export const lireCalendrierPriveRoute = route('GET', '/api/admin/agenda/calendrier', {
  summary: 'The private calendar whose busy times are read, if there is one',
  access: 'admin',
  reply,
})

export const poserCalendrierPriveRoute = route('PUT', '/api/admin/agenda/calendrier', {
  summary: 'Gives the address of a private calendar, and reads it at once; another one is forgotten',
  access: 'admin',
  body: t.strict({ adresse: AdresseDeCalendrier }),
  reply,
})

export const relireCalendrierPriveRoute = route('POST', '/api/admin/agenda/calendrier/lecture', {
  summary: 'Reads the private calendar now',
  access: 'admin',
  reply,
})

export const retirerCalendrierPriveRoute = route('DELETE', '/api/admin/agenda/calendrier', {
  summary: 'Forgets the private calendar, with its address and what was read of it',
  access: 'admin',
  reply: json(t.strict({})),
})
