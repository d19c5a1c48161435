import * as t from 'io-ts'
import { type DateProposee, StatutDate } from '#domain/rendez-vous/date-proposee'
import { CodecMontant } from '#domain/shared/codec-montant'
import { InstantJson } from '../query.ts'

/** A row of `rendez_vous`, as one element of a list in JSON. */
export const RendezVousRow = t.strict({
  id: t.string,
  proposition: t.number,
  rang: t.number,
  debut: InstantJson,
  fin: InstantJson,
  trajet_minutes: t.number,
  total_net: CodecMontant,
  majore: t.boolean,
  statut: StatutDate,
  proposee_le: InstantJson,
  expire_le: InstantJson,
  repondue_le: t.union([InstantJson, t.null]),
})

export const fromRendezVousRow = (row: t.TypeOf<typeof RendezVousRow>): DateProposee => ({
  id: row.id,
  proposition: row.proposition,
  rang: row.rang,
  debut: row.debut,
  fin: row.fin,
  trajetMinutes: row.trajet_minutes,
  total: row.total_net,
  majore: row.majore,
  statut: row.statut,
  proposeeLe: row.proposee_le,
  expireLe: row.expire_le,
  repondueLe: row.repondue_le,
})
