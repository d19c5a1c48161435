import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { centimes, type Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { LigneFacturee } from './ligne-facturee.ts'
import { mentionsPortees } from './mentions.ts'
import { mentionsManquantes } from './mentions-obligatoires.ts'
import type { AvoirPrepare, Facture } from './piece.ts'
import type { MentionsManquantes } from './preparer-facture.ts'
import { type FactureSuivie, totalCredite } from './reglement.ts'

/** `montant` is `null` to give back all that is left of the invoice. */
export type DemandeDAvoir = { readonly motif: string; readonly montant: Montant | null }

/** A credit note says why. */
export type MotifDAvoirRequis = { readonly _tag: 'MotifDAvoirRequis' }

/** Nothing, or more than is left of the invoice. */
export type MontantDAvoirRefuse = { readonly _tag: 'MontantDAvoirRefuse'; readonly reste: Montant }

export type RefusDAvoir = MotifDAvoirRequis | MontantDAvoirRefuse | MentionsManquantes

/** What of an invoice no credit note has given back. */
const resteACrediter = (suivie: FactureSuivie): Montant => centimes(suivie.facture.total - totalCredite(suivie))

/** The invoice was credited since what is left of it was read: what was to be issued may be issued already. */
export type ResteChange = { readonly _tag: 'ResteChange'; readonly reste: Montant }

/** `attendu` is what was left when it was read; `null` when nobody says. */
export const exigerReste = (suivie: FactureSuivie, attendu: Montant | null): E.Either<ResteChange, FactureSuivie> => {
  const reste = resteACrediter(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'ResteChange', reste })
}

const ligneDAvoir = ({ numero, total }: Facture, montant: Montant, motif: string): LigneFacturee => ({
  genre: 'avoir',
  designation: `Avoir ${montant === total ? 'total' : 'partiel'} sur la facture ${numero}\u00a0: ${motif}`,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

const composer = (
  facture: Facture,
  total: Montant,
  motif: string,
  { entreprise, instant }: { readonly entreprise: Entreprise; readonly instant: Date },
): AvoirPrepare => {
  const { prestationId, reference, acheteur, contact, adresse, service, numero, date } = facture
  const jour = dateParis(instant)
  return {
    genre: 'avoir',
    prestationId,
    reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes: [ligneDAvoir(facture, total, motif)],
    total,
    mentions: mentionsPortees(jour, acheteur.type).filter(({ code }) => code === 'tva'),
    facture: { numero, date, total: facture.total },
    motif,
  }
}

/** A credit note for an invoice, whole or in part, ready for a number. */
export const preparerAvoir = (
  suivie: FactureSuivie,
  demande: DemandeDAvoir,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDAvoir, AvoirPrepare> => {
  const reste = resteACrediter(suivie)
  const total = demande.montant ?? reste
  const motif = demande.motif.trim()
  if (motif === '') return E.left({ _tag: 'MotifDAvoirRequis' })
  if (total <= 0 || total > reste) return E.left({ _tag: 'MontantDAvoirRefuse', reste })
  const avoir = composer(suivie.facture, total, motif, { entreprise, instant })
  const mentions = mentionsManquantes(avoir)
  return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(avoir)
}
