import * as t from 'io-ts'
import { CodecDateCivile, type DateCivile } from '#domain/calendrier/date-civile'
import { TypeClient } from '#domain/client/acheteur'
import { termeDeLaFacture } from '#domain/conservation/terme-de-conservation'
import {
  estDAcompte,
  etatDeFacture,
  EtatDeFacture,
  type FactureDAcompteSuivie,
  type FactureDuRegistre,
  type FactureSuivie,
  resteFacture,
  solde,
} from '#domain/facturation/reglement'
import { lieuDExecution, type Piece } from '#domain/facturation/piece'
import { GenreDeLigne, UniteFacturee } from '#domain/facturation/ligne-facturee'
import { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Transmission } from '#domain/facturation/emission'
import { ventesDeLAvoir } from '#domain/facturation/ventes'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { Euros } from './codecs.ts'
import { nullable, struct } from './struct.ts'
import { AcompteRecuReply, ReglementDuClientReply, ReglementReply, TermeReply } from './prestation-reply.ts'

/** A compulsory mention that is missing, and its legal basis. */
export const MentionManquanteReply = struct({ code: t.string, fondement: t.string })

export type MentionManquanteReply = t.TypeOf<typeof MentionManquanteReply>

/** The hand-over to a platform: its instant (ISO 8601), and the answer of the platform. */
export const TransmissionReply = struct({ deposeeLe: t.string, accuse: t.string })

export type TransmissionReply = t.TypeOf<typeof TransmissionReply>

export const transmissionReply = ({ deposeeLe, accuse }: Transmission): TransmissionReply => ({
  deposeeLe: deposeeLe.toISOString(),
  accuse,
})

/** The buyer on the invoice, as on the day of issue. */
export const AcheteurReply = struct({
  nom: t.string,
  email: t.string,
  type: TypeClient,
  raisonSociale: nullable(t.string),
  siren: nullable(t.string),
})

type AcheteurReply = t.TypeOf<typeof AcheteurReply>

export const acheteurReply = ({
  contact: { nom, email },
  acheteur,
}: Pick<Piece, 'contact' | 'acheteur'>): AcheteurReply => ({
  nom,
  email,
  type: acheteur.type,
  raisonSociale: acheteur.type === 'professionnel' ? acheteur.raisonSociale : null,
  siren: acheteur.type === 'professionnel' ? acheteur.siren : null,
})

/** One line of an invoice: the amount is quantity times unit price. Euros. */
export const LigneFactureeReply = struct({
  genre: GenreDeLigne,
  designation: t.string,
  quantite: t.number,
  unite: UniteFacturee,
  prixUnitaire: Euros,
  montant: Euros,
  /** New or reused, for parts; else `null`. */
  etat: nullable(EtatDePieceDetachee),
})

/** A credit note; `ventes` is its part of goods. */
export const AvoirReply = struct({
  numero: NumeroPiece,
  date: CodecDateCivile,
  total: Euros,
  ventes: Euros,
  motif: t.string,
})

const COMMUNS = {
  numero: NumeroPiece,
  date: CodecDateCivile,
  reference: Reference,
  /** `null` once the account is erased. */
  prestationId: nullable(PrestationId),
  client: AcheteurReply,
  service: t.string,
  lignes: t.readonlyArray(LigneFactureeReply),
  total: Euros,
  /** The agreed price of the order. */
  totalDevis: Euros,
  etat: EtatDeFacture,
  /** The code that /verifier/{code} accepts. */
  code: t.string,
  /** True if the document has a structured file. */
  facturX: t.boolean,
}

const CHAMPS = {
  ...COMMUNS,
  genre: t.literal('facture'),
  echeance: CodecDateCivile,
  dateExecution: CodecDateCivile,
  /** The place of the work, as a sentence. */
  lieu: t.string,
  accordDepassement: t.string,
  /** The deposits that the invoice deducts. */
  acomptes: t.readonlyArray(AcompteRecuReply),
  /** The sum still owed; below zero, the business owes it. */
  solde: Euros,
  avoirs: t.readonlyArray(AvoirReply),
}

/** An invoice with its credit notes, payments and present state. Euros. */
export const FactureReply = struct({ ...CHAMPS, reglements: t.readonlyArray(ReglementReply), conservation: TermeReply })

export const FactureDuClientReply = struct({ ...CHAMPS, reglements: t.readonlyArray(ReglementDuClientReply) })

export type FactureDuClientReply = t.TypeOf<typeof FactureDuClientReply>

export type FactureReply = t.TypeOf<typeof FactureReply>

/** The reply of an invoice on a civil day. */
export const factureReply = (suivie: FactureSuivie, jour: DateCivile): FactureReply => {
  const { facture, avoirs, reglements, clientId } = suivie
  return {
    ...facture,
    lieu: lieuDExecution(facture),
    prestationId: clientId === null ? null : facture.prestationId,
    client: acheteurReply(facture),
    solde: solde(suivie),
    etat: etatDeFacture(suivie, jour),
    facturX: facture.acheteur.type === 'professionnel',
    avoirs: avoirs.map((avoir) => ({ ...avoir, ventes: ventesDeLAvoir(suivie, avoir) })),
    reglements,
    conservation: termeDeLaFacture(suivie),
  }
}

const AvoirDAcompteReply = struct({ numero: NumeroPiece, date: CodecDateCivile, total: Euros, motif: t.string })

const CHAMPS_D_ACOMPTE = {
  ...COMMUNS,
  genre: t.literal('acompte'),
  /** The day and the means of the payment. */
  recu: struct({ le: CodecDateCivile, mode: ModeDeReglement }),
  /** The total minus credit notes. */
  reste: Euros,
  avoirs: t.readonlyArray(AvoirDAcompteReply),
}

/** A deposit invoice, paid before its issue, and its credit notes. Euros. */
export const FactureDAcompteReply = struct({ ...CHAMPS_D_ACOMPTE, conservation: TermeReply })

export const FactureDAcompteDuClientReply = struct(CHAMPS_D_ACOMPTE)

export type FactureDAcompteReply = t.TypeOf<typeof FactureDAcompteReply>

/** The reply of a deposit invoice on a civil day. */
export const factureDAcompteReply = (suivie: FactureDAcompteSuivie, jour: DateCivile): FactureDAcompteReply => {
  const { facture, avoirs, clientId } = suivie
  return {
    ...facture,
    prestationId: clientId === null ? null : facture.prestationId,
    client: acheteurReply(facture),
    reste: resteFacture(suivie),
    etat: etatDeFacture(suivie, jour),
    facturX: facture.acheteur.type === 'professionnel',
    avoirs,
    conservation: termeDeLaFacture(suivie),
  }
}

/** An invoice for work or a deposit invoice, told apart by `genre`. Euros. */
export const FactureDuRegistreReply = t.union([FactureReply, FactureDAcompteReply])

export const MaFactureReply = t.union([FactureDuClientReply, FactureDAcompteDuClientReply])

export type MaFactureReply = t.TypeOf<typeof MaFactureReply>

export type FactureDuRegistreReply = t.TypeOf<typeof FactureDuRegistreReply>

/** The reply of either kind on a civil day. */
export const factureDuRegistreReply = (suivie: FactureDuRegistre, jour: DateCivile): FactureDuRegistreReply =>
  estDAcompte(suivie) ? factureDAcompteReply(suivie, jour) : factureReply(suivie, jour)
