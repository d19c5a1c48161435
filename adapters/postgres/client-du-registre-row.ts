import * as t from 'io-ts'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { Role } from '#domain/compte/compte'
import { Instant } from './rows.ts'

/** A row of `clients` with what it has ordered, as `CLIENT_COLUMNS` reads it. */
export const ClientRow = t.strict({
  id: t.string,
  email: Email,
  nom: NomComplet,
  telephone: Telephone,
  adresse: Rue,
  code_postal: CodePostal,
  ville: Ville,
  role: Role,
  cree_le: Instant,
  prestations: t.number,
  derniere: t.union([Instant, t.null]),
})

/** What `ClientRow` reads, for a statement that gives the table the name `r`. */
export const CLIENT_COLUMNS = `
  r.id, r.email, r.nom, r.telephone, r.adresse, r.code_postal, r.ville, r.role, r.cree_le,
  (select cast(count(*) as integer) from prestations p where p.client_id = r.id) as prestations,
  (select p.cree_le from prestations p where p.client_id = r.id order by p.id desc limit 1) as derniere`

export const fromClientRow = (row: t.TypeOf<typeof ClientRow>): ClientDuRegistre => ({
  id: row.id,
  email: row.email,
  nom: row.nom,
  telephone: row.telephone,
  adresse: row.adresse,
  codePostal: row.code_postal,
  ville: row.ville,
  role: row.role,
  creeLe: row.cree_le,
  prestations: row.prestations,
  derniereCommandeLe: row.derniere,
})
