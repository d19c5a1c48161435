import * as t from 'io-ts'
import type { PrestationDuClient, Suivi } from '#application/ports/prestation-repository'
import { CodePostal, Rue, Ville } from '#domain/client/adresse'
import { Email } from '#domain/client/email'
import { NomComplet } from '#domain/client/nom'
import { Telephone } from '#domain/client/telephone'
import { NumeroDevis } from '#domain/devis/numero'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Creneau } from '#domain/prestation/creneau'
import { Engagement } from '#domain/prestation/engagement'
import { Auteur, Fait } from '#domain/prestation/evenement'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { Priorite } from '#domain/prestation/priorite'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import { type DateProposee, StatutDate } from '#domain/rendez-vous/date-proposee'
import { type Dossier, validationDateDe } from '#domain/rendez-vous/dossier'
import { Souhait } from '#domain/rendez-vous/souhait'
import { CodecMontant } from '#domain/shared/codec-montant'
import { Estimation } from '#domain/tarification/estimation'
import { Instant, InstantJson } from '../query.ts'

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

/** A row of `prestations` with its dates, as `DOSSIER_COLUMNS` reads it. */
export const DossierRow = t.intersection([
  PrestationRow,
  t.strict({
    souhaits: t.readonlyArray(Souhait),
    sequence: t.number,
    dates: t.readonlyArray(RendezVousRow),
    facture_en_cours: t.union([NumeroPiece, t.null]),
  }),
])

export const EvenementRow = t.strict({ le: InstantJson, auteur: Auteur, fait: Fait })

/** The same with its history, as `SUIVI_COLUMNS` reads it. */
export const SuiviRow = t.intersection([DossierRow, t.strict({ evenements: t.readonlyArray(EvenementRow) })])

/** What `DossierRow` reads, in one look at the database, for a statement that gives the table the name `p`. */
export const DOSSIER_COLUMNS = `
  ${PRESTATION_COLUMNS}, p.souhaits, p.sequence,
  (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.proposition, r.rang), '[]')
    from rendez_vous r
    where r.prestation_id = p.id
  ) as dates,
  (
    select f.numero
    from factures f
    where f.prestation_id = p.id and f.genre = 'facture'
      and f.total > (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero)
    order by f.annee, f.rang
    limit 1
  ) as facture_en_cours`

/** What `SuiviRow` reads. */
export const SUIVI_COLUMNS = `
  ${DOSSIER_COLUMNS},
  (
    select coalesce(jsonb_agg(jsonb_build_object('le', e.le, 'auteur', e.auteur, 'fait', e.detail) order by e.id), '[]')
    from prestation_evenements e
    where e.prestation_id = p.id
  ) as evenements`

/** What lists show of the appointment is derived again: a date that was let go meanwhile waits no more. */
export const fromDossierRow = (row: t.TypeOf<typeof DossierRow>): Dossier => {
  const { clientId, prestation } = fromPrestationRow(row)
  const dates = row.dates.map(fromRendezVousRow)
  return {
    clientId,
    prestation: { ...prestation, validationDate: validationDateDe(dates) },
    dates,
    souhaits: row.souhaits,
    sequence: row.sequence,
    factureEnCours: row.facture_en_cours,
  }
}

export const fromSuiviRow = (row: t.TypeOf<typeof SuiviRow>): Suivi => ({
  dossier: fromDossierRow(row),
  evenements: row.evenements,
})
