import * as t from 'io-ts'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { closedList } from '#domain/shared/value'
import { CodecMontant } from '#domain/shared/montant'
import { estDit } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { Priorite, Statut } from './statut.ts'

export const Auteur = closedList('Auteur', ['client', 'entreprise', 'systeme'] as const, 'Auteur inconnu.')

export type Auteur = t.TypeOf<typeof Auteur>

/** The data of each kind of event. Instants are ISO 8601 texts. */
const FAITS = {
  commande: t.readonly(t.strict({ genre: t.literal('commande') })),
  commandeAuTelephone: t.readonly(t.strict({ genre: t.literal('commande_telephone') })),
  appel: t.readonly(t.strict({ genre: t.literal('appel'), note: t.string })),
  /** Only the owner reads it. */
  note: t.readonly(t.strict({ genre: t.literal('note'), texte: t.string })),
  dateProposee: t.readonly(t.strict({ genre: t.literal('date_proposee'), dates: t.readonlyArray(t.string) })),
  dateAcceptee: t.readonly(t.strict({ genre: t.literal('date_acceptee'), date: t.string })),
  dateRefusee: t.readonly(t.strict({ genre: t.literal('date_refusee'), motif: t.string })),
  annulation: t.readonly(
    t.strict({
      genre: t.literal('annulation'),
      motif: t.string,
      /** The late-notice fee, proposed with the invoice; `null` when notice was given in time. */
      frais: t.union([CodecMontant, t.null]),
    }),
  ),
  statut: t.readonly(t.strict({ genre: t.literal('statut'), de: Statut, vers: Statut, motif: t.string })),
  priorite: t.readonly(t.strict({ genre: t.literal('priorite'), de: Priorite, vers: Priorite })),
  coordonnees: t.readonly(t.strict({ genre: t.literal('coordonnees') })),
  facture: t.readonly(t.strict({ genre: t.literal('facture'), numero: NumeroPiece, total: CodecMontant })),
  avoir: t.readonly(t.strict({ genre: t.literal('avoir'), numero: NumeroPiece, total: CodecMontant, motif: t.string })),
  /** A payment without an invoice; below zero, a refund. `annule`: the event undoes a payment. `pieces`: documents issued for it. */
  acompte: t.readonly(
    t.strict({
      genre: t.literal('acompte'),
      montant: CodecMontant,
      annule: t.boolean,
      pieces: t.readonlyArray(NumeroPiece),
    }),
  ),
  acompteAnnule: t.readonly(
    t.strict({ genre: t.literal('acompte_annule'), montant: CodecMontant, pieces: t.readonlyArray(NumeroPiece) }),
  ),
  devisPropose: t.readonly(
    t.strict({ genre: t.literal('devis_propose'), version: t.number, total: CodecMontant, motif: t.string }),
  ),
  devisRepondu: t.readonly(
    t.strict({ genre: t.literal('devis_repondu'), version: t.number, accepte: t.boolean, empreinte: t.string }),
  ),
  devisRetire: t.readonly(t.strict({ genre: t.literal('devis_retire'), version: t.number })),
  devisRenvoye: t.readonly(t.strict({ genre: t.literal('devis_renvoye'), version: t.number })),
  retractation: t.readonly(t.strict({ genre: t.literal('retractation'), motif: t.string })),
} as const

export const Fait = t.union([
  FAITS.commande,
  FAITS.commandeAuTelephone,
  FAITS.appel,
  FAITS.note,
  FAITS.dateProposee,
  FAITS.dateAcceptee,
  FAITS.dateRefusee,
  FAITS.annulation,
  FAITS.statut,
  FAITS.priorite,
  FAITS.coordonnees,
  FAITS.facture,
  FAITS.avoir,
  FAITS.acompte,
  FAITS.acompteAnnule,
  FAITS.devisPropose,
  FAITS.devisRepondu,
  FAITS.devisRetire,
  FAITS.devisRenvoye,
  FAITS.retractation,
])

export type Fait = t.TypeOf<typeof Fait>

export type Evenement = { readonly le: Date; readonly auteur: Auteur; readonly fait: Fait }

const DE_L_ATELIER: readonly Fait['genre'][] = ['note', 'priorite']

const sansNotes = (fait: Fait): Fait => {
  if (fait.genre === 'appel') return { ...fait, note: '' }
  return fait.genre === 'statut' && !estDit(fait) ? { ...fait, motif: '' } : fait
}

/** The history without the private notes and the priority. The reason of a new statut appears only if a mail told it. */
export const histoireDuClient = (evenements: readonly Evenement[]): readonly Evenement[] =>
  evenements
    .filter(({ fait }) => !DE_L_ATELIER.includes(fait.genre))
    .map((evenement) => ({ ...evenement, fait: sansNotes(evenement.fait) }))
