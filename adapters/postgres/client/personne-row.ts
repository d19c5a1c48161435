import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { type Personne, Role } from '#domain/compte/compte'
import { Instant } from '../query.ts'

/** The columns of `clients` that say who somebody is. */
export const PERSONNE = {
  id: t.string,
  email: Email,
  nom: NomComplet,
  telephone: Telephone,
  adresse: Rue,
  code_postal: CodePostal,
  ville: Ville,
  role: Role,
  cree_le: Instant,
}

type PersonneRow = t.TypeOf<t.TypeC<typeof PERSONNE>>

/** Takes these columns out of a row that may have more. */
export const fromPersonneRow = (row: PersonneRow): Personne => ({
  id: row.id,
  email: row.email,
  nom: row.nom,
  telephone: row.telephone,
  adresse: row.adresse,
  codePostal: row.code_postal,
  ville: row.ville,
  role: row.role,
  creeLe: row.cree_le,
})
