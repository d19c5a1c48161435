import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { Modalite } from '#domain/catalogue/modalite'
import { Acheteur } from '#domain/client/acheteur'
import { Adresse } from '#domain/client/adresse'
import { Contact } from '#domain/client/contact'
import { NumeroDevis, PrestationId, Reference } from '#domain/prestation/reference'
import { Entreprise } from '#domain/entreprise/entreprise'
import { CodecMontant } from '#domain/shared/montant'
import { orNull } from '#domain/shared/value'
import { LigneFacturee } from './ligne-facturee.ts'
import { ModeDeReglement } from './mode-de-reglement.ts'
import { NumeroPiece } from './numero-piece.ts'

/** A payment before the invoice, as the invoice deducts it; below zero, a refund. */
export const AcompteRecu = t.readonly(
  t.strict({
    le: CodecDateCivile,
    mode: ModeDeReglement,
    montant: CodecMontant,
    /** The deposit invoice or credit note for this payment; `null` if none was required. */
    piece: orNull(NumeroPiece),
    /** The fully credited invoice that it paid; `null` for a deposit. */
    sur: orNull(NumeroPiece),
    /** True if this is no payment, but money left on that invoice beyond the new total, to be paid back. */
    laisse: t.boolean,
  }),
)

export type AcompteRecu = t.TypeOf<typeof AcompteRecu>

const COMMUN = {
  numero: NumeroPiece,
  /** The code that /verifier/{code} accepts. */
  code: t.string,
  prestationId: PrestationId,
  reference: Reference,
  /** ISO 8601. */
  emiseLe: t.string,
  /** The civil day of issue in Paris. */
  date: CodecDateCivile,
  /** Both parties as they were that day: an issued document is never written again. */
  entreprise: Entreprise,
  acheteur: Acheteur,
  contact: Contact,
  adresse: Adresse,
  service: t.string,
  lignes: t.readonlyArray(LigneFacturee),
  total: CodecMontant,
  /** Legal sentences as worded on the day of issue, and their legal basis. */
  mentions: t.readonlyArray(t.readonly(t.strict({ code: t.string, texte: t.string, fondement: t.string }))),
}

const DEVIS = { numeroDevis: NumeroDevis, totalDevis: CodecMontant }

export const Facture = t.readonly(
  t.strict({
    genre: t.literal('facture'),
    ...COMMUN,
    ...DEVIS,
    /** How the client agreed to a total above the quote; empty if it is not above. */
    accordDepassement: t.string,
    dateExecution: CodecDateCivile,
    /** Where the work was done. */
    modalite: Modalite,
    acomptes: t.readonlyArray(AcompteRecu),
    echeance: CodecDateCivile,
  }),
)

/** A deposit invoice: only for professionals, already paid when issued (CGI, art. 289, I, 1, c). */
export const FactureDAcompte = t.readonly(
  t.strict({
    genre: t.literal('acompte'),
    ...COMMUN,
    ...DEVIS,
    /** The day and the means of the payment. */
    recu: t.readonly(t.strict({ le: CodecDateCivile, mode: ModeDeReglement })),
    /** The part that is goods; the rest is service. */
    ventes: CodecMontant,
    /** The id of the payment. */
    ecriture: t.string,
    /** The credit note issued by mistake, whose sum this invoice restores; `null` for a payment received. */
    retablit: orNull(NumeroPiece),
  }),
)

export const Avoir = t.readonly(
  t.strict({
    genre: t.literal('avoir'),
    ...COMMUN,
    /** The invoice it corrects (CGI, annexe II, 242 nonies A: its number and date). */
    facture: t.readonly(t.strict({ numero: NumeroPiece, date: CodecDateCivile, total: CodecMontant })),
    motif: t.string,
    /** The part of the refund that is goods; the rest is service. */
    ventes: orNull(CodecMontant),
    /** The id of the payment that refunded a deposit; `null` if the credit note corrects an invoice for work. */
    ecriture: orNull(t.string),
  }),
)

/** An issued document. */
export const Piece = t.union([Facture, FactureDAcompte, Avoir])

export type Facture = t.TypeOf<typeof Facture>
export type FactureDAcompte = t.TypeOf<typeof FactureDAcompte>
export type Avoir = t.TypeOf<typeof Avoir>
export type Piece = t.TypeOf<typeof Piece>

/** A document before the database gives its number. */
type SansNumero<P extends Piece> = Omit<P, 'numero' | 'code'>

export type FacturePreparee = SansNumero<Facture>
export type FactureDAcomptePreparee = SansNumero<FactureDAcompte>
export type AvoirPrepare = SansNumero<Avoir>
export type PiecePreparee = FacturePreparee | FactureDAcomptePreparee | AvoirPrepare

/** True if the credit note corrects a deposit invoice, false for an invoice for work. */
export const corrigeUnAcompte = ({ ecriture }: Pick<Avoir, 'ecriture'>): boolean => ecriture !== null

/** The place of the work, as a French sentence. */
export const lieuDExecution = ({ modalite, adresse }: Pick<Facture, 'modalite' | 'adresse'>): string =>
  modalite === 'a_distance' ? 'À distance' : `${adresse.adresse}, ${adresse.codePostal} ${adresse.ville}`
