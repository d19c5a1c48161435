import * as t from 'io-ts'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { type Compte, Role } from '#domain/compte/compte'
import { Instant } from './rows.ts'

const COLUMNS = {
  id: t.string,
  email: Email,
  nom: NomComplet,
  telephone: Telephone,
  adresse: Rue,
  code_postal: CodePostal,
  ville: Ville,
  role: Role,
  cree_le: Instant,
  jeton_version: t.number,
  mot_de_passe: t.union([t.string, t.null]),
  mot_de_passe_temporaire: t.union([t.string, t.null]),
  mot_de_passe_temporaire_expire_le: t.union([Instant, t.null]),
}

/** A row of `clients`. */
export const CompteRow = t.strict(COLUMNS)

/** The columns that `CompteRow` reads. */
export const COMPTE_COLUMNS = Object.keys(COLUMNS).join(', ')

export const fromCompteRow = (row: t.TypeOf<typeof CompteRow>): Compte => {
  const { mot_de_passe_temporaire: empreinte, mot_de_passe_temporaire_expire_le: expireLe } = row
  return {
    id: row.id,
    email: row.email,
    nom: row.nom,
    telephone: row.telephone,
    adresse: row.adresse,
    codePostal: row.code_postal,
    ville: row.ville,
    role: row.role,
    creeLe: row.cree_le,
    jetonVersion: row.jeton_version,
    motDePasse: row.mot_de_passe,
    temporaire: empreinte === null || expireLe === null ? null : { empreinte, expireLe },
  }
}
