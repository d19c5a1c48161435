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
  /** The host only: the rest of the address is secret. */
  adresse: t.string,
  poseLe: t.string,
  /** The last successful reading; `null` before the first. */
  luLe: nullable(t.string),
  /** The failure of the last attempt, if it failed; older busy times still count. */
  echec: nullable(struct({ le: t.string, raison: EchecDeLecture })),
  /** The number of busy times stored. */
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
