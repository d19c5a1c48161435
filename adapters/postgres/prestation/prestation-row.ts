import * as t from 'io-ts'
import type { PrestationDuClient } from '#application/ports/prestation-repository'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { NumeroDevis } from '#domain/devis/numero'
import { Creneau } from '#domain/prestation/creneau'
import { Engagement } from '#domain/prestation/engagement'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { Priorite } from '#domain/prestation/priorite'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import { Estimation } from '#domain/tarification/estimation'
import { Instant } from '../query.ts'

const COLUMNS = {
  id: PrestationId,
  reference: Reference,
  numero_devis: NumeroDevis,
  nom: NomComplet,
  email: Email,
  telephone: Telephone,
  adresse: Rue,
  code_postal: CodePostal,
  ville: Ville,
  description: t.string,
  notes: t.string,
  creneau: Creneau,
  service_description: t.string,
  estimation: Estimation,
  statut: Statut,
  priorite: Priorite,
  validation_date: t.union([ValidationDate, t.null]),
  cree_le: Instant,
  contact_des: Instant,
  contact_avant: Instant,
  appelee_le: t.union([Instant, t.null]),
  version: t.number,
  engagement: Engagement,
  version_devis: t.number,
}

/** A prestation without its account, as the archive of contracts keeps it. */
export const PrestationSansCompteRow = t.strict(COLUMNS)

type PrestationSansCompteRow = t.TypeOf<typeof PrestationSansCompteRow>

/** The columns that `PrestationSansCompteRow` reads, for a statement that gives the table the name `p`. */
export const COLONNES_SANS_COMPTE = Object.keys(COLUMNS)
  .map((column) => `p.${column}`)
  .join(', ')

/** A row of `prestations`. */
export const PrestationRow = t.strict({ ...COLUMNS, client_id: t.string })

type PrestationRow = t.TypeOf<typeof PrestationRow>

/** The columns that `PrestationRow` reads, for a statement that gives the table the name `p`. */
export const PRESTATION_COLUMNS = `${COLONNES_SANS_COMPTE}, p.client_id`

export const fromPrestationSansCompteRow = (row: PrestationSansCompteRow): Prestation => ({
  id: row.id,
  reference: row.reference,
  numeroDevis: row.numero_devis,
  contact: { nom: row.nom, email: row.email, telephone: row.telephone },
  adresse: { adresse: row.adresse, codePostal: row.code_postal, ville: row.ville },
  description: row.description,
  notes: row.notes,
  creneau: row.creneau,
  serviceDescription: row.service_description,
  estimation: row.estimation,
  statut: row.statut,
  priorite: row.priorite,
  validationDate: row.validation_date,
  creeLe: row.cree_le,
  contactDes: row.contact_des,
  contactAvant: row.contact_avant,
  appeleeLe: row.appelee_le,
  version: row.version,
  engagement: row.engagement,
  versionDevis: row.version_devis,
})

export const fromPrestationRow = (row: PrestationRow): PrestationDuClient => ({
  clientId: row.client_id,
  prestation: fromPrestationSansCompteRow(row),
})

/** The values of a new row, under the names that the statement gives them. */
export const toPrestationBindings = ({ contact, adresse, ...prestation }: NouvellePrestation) => ({
  ...contact,
  ...adresse,
  id: prestation.id,
  reference: prestation.reference,
  description: prestation.description,
  notes: prestation.notes,
  creneau: prestation.creneau,
  serviceDescription: prestation.serviceDescription,
  estimation: JSON.stringify(Estimation.encode(prestation.estimation)),
  statut: prestation.statut,
  priorite: prestation.priorite,
  validationDate: prestation.validationDate === null ? null : JSON.stringify(prestation.validationDate),
  creeLe: prestation.creeLe,
  contactDes: prestation.contactDes,
  contactAvant: prestation.contactAvant,
  appeleeLe: prestation.appeleeLe,
  version: prestation.version,
  engagement: JSON.stringify(Engagement.encode(prestation.engagement)),
})
