import * as t from 'io-ts'
import type { Compte } from '#domain/compte/compte'
import { fromPersonneRow, PERSONNE } from '../client/personne-row.ts'
import { Instant } from '../query.ts'

const COLUMNS = {
  ...PERSONNE,
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
    ...fromPersonneRow(row),
    jetonVersion: row.jeton_version,
    motDePasse: row.mot_de_passe,
    temporaire: empreinte === null || expireLe === null ? null : { empreinte, expireLe },
  }
}
