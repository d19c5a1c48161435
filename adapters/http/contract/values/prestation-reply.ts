import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { aParis, heureDe } from '#domain/calendrier/heure-de-paris'
import { Acheteur } from '#domain/client/acheteur'
import { formaterAdresse } from '#domain/client/adresse'
import { MotifDeConservation } from '#domain/conservation/motif'
import { termeDeLaPrestation } from '#domain/conservation/terme-de-conservation'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Creneau } from '#domain/prestation/creneau'
import { Auteur, type Evenement, Fait } from '#domain/prestation/evenement'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { Priorite, Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import {
  type DateProposee,
  estExpiree,
  finDuPreavis,
  fraisDePreavis,
  StatutDate,
} from '#domain/rendez-vous/date-proposee'
import { type Dossier, validationDateDe } from '#domain/rendez-vous/dossier'
import { Souhait } from '#domain/rendez-vous/souhait'
import { centimes } from '#domain/shared/montant'
import { TypeTarif } from '#domain/tarification/estimation'
import { Euros } from './codecs.ts'
import { nullable, struct } from './struct.ts'

/** A proposed date. Instants in ISO 8601, UTC; euros. */
export const DateReply = struct({
  id: t.string,
  proposition: t.number,
  debut: t.string,
  fin: t.string,
  /** Civil day and hour in Paris. */
  date: CodecDateCivile,
  heure: t.string,
  total: Euros,
  majore: t.boolean,
  statut: StatutDate,
  proposeeLe: t.string,
  /** The end of the hold. */
  expireLe: t.string,
  /** Until then the answer may change, and the visit be cancelled for free. */
  modifiableJusquA: t.string,
  /** The fee that a later change may cost. */
  fraisTardifs: Euros,
  repondueLe: nullable(t.string),
})

export type DateReply = t.TypeOf<typeof DateReply>

export const dateReply = (dateProposee: DateProposee, instant: Date): DateReply => {
  const { date, minutes } = aParis(dateProposee.debut)
  return {
    ...dateProposee,
    debut: dateProposee.debut.toISOString(),
    fin: dateProposee.fin.toISOString(),
    date,
    heure: heureDe(minutes),
    statut: estExpiree(dateProposee, instant) ? 'expire' : dateProposee.statut,
    proposeeLe: dateProposee.proposeeLe.toISOString(),
    expireLe: dateProposee.expireLe.toISOString(),
    modifiableJusquA: finDuPreavis(dateProposee).toISOString(),
    fraisTardifs: fraisDePreavis(dateProposee),
    repondueLe: dateProposee.repondueLe?.toISOString() ?? null,
  }
}

const ECRITURE = {
  id: t.string,
  mode: ModeDeReglement,
  le: CodecDateCivile,
  montant: Euros,
  annule: nullable(t.string),
  enregistreLe: t.string,
}

export const ReglementDuClientReply = struct(ECRITURE)

/** A payment; below zero, a refund or a correction. `enregistreLe` in ISO 8601. */
export const ReglementReply = struct({ ...ECRITURE, note: t.string })

export const AcompteEcritReply = struct({ ...ECRITURE, note: t.string, pieces: t.readonlyArray(NumeroPiece) })

export type AcompteEcritReply = t.TypeOf<typeof AcompteEcritReply>

export type ReglementReply = t.TypeOf<typeof ReglementReply>

/** The money on a fully credited invoice, in euros. */
export const MontantDetenuReply = struct({ numero: NumeroPiece, montant: Euros })

/** A payment before the invoice, or on a fully credited one, as shown to the client; below zero, a refund. */
export const AcompteRecuReply = struct({
  le: CodecDateCivile,
  mode: ModeDeReglement,
  montant: Euros,
  /** The document of this payment; `null` if none was required. */
  piece: nullable(NumeroPiece),
  /** The fully credited invoice that it paid; `null` for a deposit. */
  sur: nullable(NumeroPiece),
  /** True if it is no payment, but money left on that invoice beyond the new total, to be paid back. */
  laisse: t.boolean,
})

export type AcompteRecuReply = t.TypeOf<typeof AcompteRecuReply>

/** An event of the history. `le` in ISO 8601; amounts of the facts are in cents. */
export const EvenementReply = struct({ le: t.string, auteur: Auteur, fait: Fait })

export type EvenementReply = t.TypeOf<typeof EvenementReply>

const evenementReply = (evenement: Evenement): EvenementReply => ({ ...evenement, le: evenement.le.toISOString() })

export const CHAMPS_DE_TERME = { jusquAu: nullable(CodecDateCivile), motif: MotifDeConservation }

/** The last day of a record, and the reason; `null` if not yet known. */
export const TermeReply = struct(CHAMPS_DE_TERME)

export const DevisDePrestationReply = struct({
  numero: t.string,
  totalNet: Euros,
  heures: t.number,
  tauxHoraire: Euros,
  montantNet: Euros,
  typeTarif: TypeTarif,
  description: t.string,
})

const CHAMPS = {
  id: PrestationId,
  reference: Reference,
  createdAt: t.string,
  datePrestation: nullable(t.string),
  heurePrestation: nullable(t.string),
  service: struct({ serviceName: t.string }),
  type: t.string,
  description: t.string,
  notes: t.string,
  statut: Statut,
  priorite: Priorite,
  devis: DevisDePrestationReply,
  tarif: Euros,
  montantEstime: Euros,
  fraisDeplacementEstime: Euros,
  fraisDeplacementReel: nullable(Euros),
  /** Parts of the price that the client knows to be unsure: travel fee, and whether the place is within the zone. */
  deplacementAConfirmer: t.boolean,
  zoneAVerifier: t.boolean,
  modalite: t.string,
  acheteur: Acheteur,
  /** The instants of the express requests made with the order. */
  debutAnticipeLe: nullable(t.string),
  depannageUrgentLe: nullable(t.string),
  adresse: t.string,
  client: struct({ nom: t.string, email: t.string, telephone: t.string }),
  clientInfo: struct({ email: t.string }),
  /** The invoice not fully credited. */
  factureEnCours: nullable(NumeroPiece),
  validationDate: nullable(ValidationDate),
  creneauPrefere: Creneau,
  heuresPersonnalisees: nullable(t.number),
  duree: t.number,
  contactDes: t.string,
  contactAvant: t.string,
  appeleeLe: nullable(t.string),
  dates: t.readonlyArray(DateReply),
  souhaits: t.readonlyArray(Souhait),
  historique: t.readonlyArray(EvenementReply),
  conservation: TermeReply,
  version: t.number,
}

/** A prestation with its dates and its history. Instants in ISO 8601, amounts in euros. */
export const PrestationReply = struct(CHAMPS)

export const PrestationDuClientReply = struct({
  ...CHAMPS,
  acomptes: t.readonlyArray(AcompteRecuReply),
  /** The sum to refund after a cancellation or withdrawal. */
  aRendre: Euros,
})

export type PrestationDuClientReply = t.TypeOf<typeof PrestationDuClientReply>

export type PrestationReply = t.TypeOf<typeof PrestationReply>

const devisReply = ({ estimation, numeroDevis }: Dossier['prestation']): PrestationReply['devis'] => ({
  numero: numeroDevis,
  totalNet: estimation.totalNet,
  heures: estimation.heures,
  tauxHoraire: estimation.tarifHoraire,
  montantNet: estimation.montantPrestation,
  typeTarif: estimation.typeTarif,
  description: estimation.service,
})

export const prestationReply = (dossier: Dossier, evenements: readonly Evenement[], instant: Date): PrestationReply => {
  const { prestation, dates, souhaits, factureEnCours } = dossier
  const { estimation, contact } = prestation
  const validationDate = validationDateDe(dates)
  return {
    ...prestation,
    ...prestation.engagement,
    createdAt: prestation.creeLe.toISOString(),
    datePrestation: validationDate?.date ?? null,
    heurePrestation: validationDate?.heure ?? null,
    service: { serviceName: estimation.service },
    type: estimation.service,
    devis: devisReply(prestation),
    tarif: estimation.tarifHoraire,
    montantEstime: estimation.totalNet,
    fraisDeplacementEstime: estimation.deplacement?.montant ?? centimes(0),
    fraisDeplacementReel: null,
    deplacementAConfirmer: estimation.deplacement?.approximatif === true,
    zoneAVerifier: estimation.deplacement?.zoneAVerifier === true,
    modalite: estimation.modalite,
    adresse: formaterAdresse(prestation.adresse),
    client: contact,
    clientInfo: { email: contact.email },
    factureEnCours,
    validationDate,
    creneauPrefere: prestation.creneau,
    heuresPersonnalisees: estimation.typeTarif === 'horaire' ? estimation.heures : null,
    duree: estimation.heures,
    contactDes: prestation.contactDes.toISOString(),
    contactAvant: prestation.contactAvant.toISOString(),
    appeleeLe: prestation.appeleeLe?.toISOString() ?? null,
    dates: dates.map((date) => dateReply(date, instant)),
    souhaits,
    historique: evenements.map(evenementReply),
    conservation: termeDeLaPrestation(dossier),
  }
}

/** The accounts for remote work, as readable text; `null` for those that the business lacks. */
export const MoyensReply = struct({ iban: nullable(t.string), paypal: nullable(t.string) })
