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

/** A mention that the law wants on a document, and where the law says so. */
export const MentionManquanteReply = struct({ code: t.string, fondement: t.string })

export type MentionManquanteReply = t.TypeOf<typeof MentionManquanteReply>

/** When a document was left with a platform (ISO 8601), and what the platform answered. */
export const TransmissionReply = struct({ deposeeLe: t.string, accuse: t.string })

export type TransmissionReply = t.TypeOf<typeof TransmissionReply>

export const transmissionReply = ({ deposeeLe, accuse }: Transmission): TransmissionReply => ({
  deposeeLe: deposeeLe.toISOString(),
  accuse,
})

/** Who an invoice is for, as it stood on the day of issue. */
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

/** One line of an invoice: quantity times unit price is the amount. Amounts in euros. */
export const LigneFactureeReply = struct({
  genre: GenreDeLigne,
  designation: t.string,
  quantite: t.number,
  unite: UniteFacturee,
  prixUnitaire: Euros,
  montant: Euros,
  /** Of parts alone. */
  etat: nullable(EtatDePieceDetachee),
})

/** `ventes` are the goods in it. */
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
  /** `null` once the account was erased with its prestations. */
  prestationId: nullable(PrestationId),
  client: AcheteurReply,
  service: t.string,
  lignes: t.readonlyArray(LigneFactureeReply),
  total: Euros,
  /** The agreed price of the order. */
  totalDevis: Euros,
  etat: EtatDeFacture,
  /** What /verifier/{code} takes. */
  code: t.string,
  /** Whether there is a structured form of it. */
  facturX: t.boolean,
}

const CHAMPS = {
  ...COMMUNS,
  genre: t.literal('facture'),
  echeance: CodecDateCivile,
  dateExecution: CodecDateCivile,
  /** Where the work was done, in words. */
  lieu: t.string,
  accordDepassement: t.string,
  /** Money received before it, as it deducts it. */
  acomptes: t.readonlyArray(AcompteRecuReply),
  /** What is still owed; below zero, what is owed back to the client. */
  solde: Euros,
  avoirs: t.readonlyArray(AvoirReply),
}

/** An issued invoice, its credit notes, its payments and where it stands today. Amounts in euros. */
export const FactureReply = struct({ ...CHAMPS, reglements: t.readonlyArray(ReglementReply), conservation: TermeReply })

/** The same for its client. */
export const FactureDuClientReply = struct({ ...CHAMPS, reglements: t.readonlyArray(ReglementDuClientReply) })

export type FactureDuClientReply = t.TypeOf<typeof FactureDuClientReply>

export type FactureReply = t.TypeOf<typeof FactureReply>

/** An invoice as it stands on a civil day. */
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
  /** When and how its total was received. */
  recu: struct({ le: CodecDateCivile, mode: ModeDeReglement }),
  /** What no credit note has given back. */
  reste: Euros,
  avoirs: t.readonlyArray(AvoirDAcompteReply),
}

/** An invoice for a deposit, paid before it was issued, and its credit notes. Amounts in euros. */
export const FactureDAcompteReply = struct({ ...CHAMPS_D_ACOMPTE, conservation: TermeReply })

/** The same for its client. */
export const FactureDAcompteDuClientReply = struct(CHAMPS_D_ACOMPTE)

export type FactureDAcompteReply = t.TypeOf<typeof FactureDAcompteReply>

/** An invoice for a deposit as it stands on a civil day. */
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

/** An invoice for work or for a deposit, told apart by `genre`. Amounts in euros. */
export const FactureDuRegistreReply = t.union([FactureReply, FactureDAcompteReply])

/** The same for its client. */
export const MaFactureReply = t.union([FactureDuClientReply, FactureDAcompteDuClientReply])

export type MaFactureReply = t.TypeOf<typeof MaFactureReply>

export type FactureDuRegistreReply = t.TypeOf<typeof FactureDuRegistreReply>

/** Either as it stands on a civil day. */
export const factureDuRegistreReply = (suivie: FactureDuRegistre, jour: DateCivile): FactureDuRegistreReply =>
  estDAcompte(suivie) ? factureDAcompteReply(suivie, jour) : factureReply(suivie, jour)
