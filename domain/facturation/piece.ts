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

/** A legal sentence as it stood on the day of issue, and the text it rests on. */
export const MentionPortee = t.readonly(t.strict({ code: t.string, texte: t.string, fondement: t.string }))

/** Money that was received before there was an invoice, as the invoice deducts it; below zero, what went back of it. */
export const AcompteRecu = t.readonly(
  t.strict({
    le: CodecDateCivile,
    mode: ModeDeReglement,
    montant: CodecMontant,
    /** The document that told of it before; `null` when none had to. */
    piece: orNull(NumeroPiece),
    /** The invoice, given back since, that it was paid on; `null` of a deposit. */
    sur: orNull(NumeroPiece),
    /** No movement, but what is left on that invoice, to be given back: there is no room for it. */
    laisse: t.boolean,
  }),
)

export type AcompteRecu = t.TypeOf<typeof AcompteRecu>

const COMMUN = {
  numero: NumeroPiece,
  /** What /verifier/{code} takes. */
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
  mentions: t.readonlyArray(MentionPortee),
}

const DEVIS = { numeroDevis: NumeroDevis, totalDevis: CodecMontant }

export const Facture = t.readonly(
  t.strict({
    genre: t.literal('facture'),
    ...COMMUN,
    ...DEVIS,
    /** How the client agreed to more than the quote; empty when the total is not above it. */
    accordDepassement: t.string,
    dateExecution: CodecDateCivile,
    /** Where the work was done. */
    modalite: Modalite,
    acomptes: t.readonlyArray(AcompteRecu),
    echeance: CodecDateCivile,
  }),
)

/** What a professional gets for money that comes before the invoice (CGI, art. 289, I, 1, c): it was paid already. */
export const FactureDAcompte = t.readonly(
  t.strict({
    genre: t.literal('acompte'),
    ...COMMUN,
    ...DEVIS,
    /** When and how its total was received. */
    recu: t.readonly(t.strict({ le: CodecDateCivile, mode: ModeDeReglement })),
    /** The goods in it; the rest is service. */
    ventes: CodecMontant,
    /** The payment that it is for. */
    ecriture: t.string,
    /** The credit note that was an error, and whose sum it tells again; `null` when money came. */
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
    /** The goods in what it gives back; the rest is service. */
    ventes: orNull(CodecMontant),
    /** The payment that gave back what an invoice for a deposit had told of; `null` on any other. */
    ecriture: orNull(t.string),
  }),
)

/** An issued document. */
export const Piece = t.union([Facture, FactureDAcompte, Avoir])

export type Facture = t.TypeOf<typeof Facture>
export type FactureDAcompte = t.TypeOf<typeof FactureDAcompte>
export type Avoir = t.TypeOf<typeof Avoir>
export type Piece = t.TypeOf<typeof Piece>

/** What is decided before the database gives a number. */
type SansNumero<P extends Piece> = Omit<P, 'numero' | 'code'>

export type FacturePreparee = SansNumero<Facture>
export type FactureDAcomptePreparee = SansNumero<FactureDAcompte>
export type AvoirPrepare = SansNumero<Avoir>
export type PiecePreparee = FacturePreparee | FactureDAcomptePreparee | AvoirPrepare

/** Whether a credit note corrects an invoice for a deposit, and not one of a prestation. */
export const corrigeUnAcompte = ({ ecriture }: Pick<Avoir, 'ecriture'>): boolean => ecriture !== null

/** Where the work was done, in words. */
export const lieuDExecution = ({ modalite, adresse }: Pick<Facture, 'modalite' | 'adresse'>): string =>
  modalite === 'a_distance' ? 'À distance' : `${adresse.adresse}, ${adresse.codePostal} ${adresse.ville}`
