import * as E from '#fp/Either'
import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { TypeClient } from '#domain/client/acheteur'
import { acomptesEnAttente, dernierePiece, factureDuReglement, soldeDeCommande } from './compte-de-commande.ts'
import { objetDe, type Emission, entete, type Objet } from './emission.ts'
import { PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { Facture, AvoirPrepare, FactureDAcompte, FactureDAcomptePreparee } from './piece.ts'
import {
  documentsDuReglement,
  premierJourDeReglement,
  type Reglement,
  totalRecu,
  type FactureDAcompteSuivie,
  resteFacture,
  totalDes,
  ventesDites,
} from './reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import { type Part, lignesParPart } from './ligne-facturee.ts'
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
import { composerAvoir } from './preparer-avoir.ts'
import { ventesDuDernier } from './ventes.ts'

/** A ledger open for payments; `dossier` is `null` once the order is erased. */
export type CompteOuvert = Omit<DossierAFacturer, 'dossier'> & { readonly dossier: DossierAFacturer['dossier'] | null }

/** The amount is zero, above `reste` (most that may still be received) or below minus `rendable` (most that may be paid back). `facture` is the invoice in force. */
export type MontantDeReglementRefuse = {
  readonly _tag: 'MontantDeReglementRefuse'
  readonly facture: NumeroPiece | null
  readonly reste: Montant
  readonly rendable: Montant
}

export type RefusDeReglement =
  /** The balance is no longer the one that the owner saw: the payment may have been recorded already. */
  | { readonly _tag: 'SoldeChange'; readonly solde: Montant; readonly facture: NumeroPiece | null }
  | MontantDeReglementRefuse
  /** The day is in the future, or before `des`: the day of the order, or 60 days before the work billed. */
  | { readonly _tag: 'DateDeReglementRefusee'; readonly des: DateCivile; readonly facture: NumeroPiece | null }
  /** The cash payments of the order would exceed the legal ceiling. */
  | { readonly _tag: 'PlafondEspeces'; readonly plafond: Montant }

export type RefusDAnnulation =
  /** The payment does not exist, is already undone, or itself undoes another. */
  | { readonly _tag: 'ReglementInconnu' }
  /** The deposit was already paid back, at least in part: only `recu` is left of all deposits. */
  | { readonly _tag: 'AcompteRendu'; readonly recu: Montant }
  /** The invoice was fully credited and its payments paid back: undoing one would make the client owe money on it again. */
  | { readonly _tag: 'AnnulationRefusee' }
  /** The invoice in force deducts this deposit by its document, so the payment must stay as long as the invoice does. */
  | { readonly _tag: 'AcompteDeduit'; readonly piece: NumeroPiece }

/** The fields of the payment form. */
export type SaisieDeReglement = Pick<Reglement, 'mode' | 'le' | 'montant' | 'note'>

/** Id, instant and civil day of a payment to record. */
export type NouvelleEcriture = { readonly id: string; readonly instant: Date; readonly jour: DateCivile }

/** The agreed price of the order, and its part of goods. */
const prixConvenu = (compte: DossierAFacturer): Part => {
  const total = totalAccepte(compte)
  const lignes = compte.dossier.prestation.estimation.lignes.filter(({ nature }) => nature === 'piece')
  return { total, ventes: centimes(Math.min(total, additionner(...lignes.map(({ montant }) => montant)))) }
}

/** The balances of an order, and the limits of its next payment. */
export const etatDuCompte = (compte: CompteOuvert) => {
  const { dossier, factures } = compte
  const [solde, enCours, enAttente] = [soldeDeCommande(compte), factureEnCours(factures), acomptesEnAttente(compte)]
  const acomptes = totalRecu(enAttente)
  const autres = centimes(0 - solde - acomptes)
  const [ouvert, derniere] = [enCours === null ? dossier : null, factures.at(-1)]
  const convenu = ouvert === null ? null : prixConvenu({ ...compte, dossier: ouvert })
  const place = convenu === null || ouvert?.prestation.statut === 'annulé' ? 0 : convenu.total + solde
  const acompteMax = centimes(Math.max(0, place))
  const premierJour = derniere === undefined ? null : premierJourDeReglement(derniere.facture)
  return {
    solde,
    /** The number of the invoice in force: the one not fully credited. */
    facture: enCours?.facture.numero ?? null,
    enAttente,
    /** `acomptes`: sum of the deposits not yet deducted. `autres`: other payments minus what was billed. */
    acomptes,
    autres,
    /** The agreed price; `null` if an invoice is in force or the order is erased. */
    convenu,
    /** The most that may be received before the invoice; 0 for a cancelled order, whose money can only be paid back. */
    acompteMax,
    /** `reste`: the most that may be received. `rendable`: the most that may be paid back at once; without an invoice in force, the larger of `acomptes` and `autres`. */
    reste: enCours === null ? acompteMax : centimes(Math.max(0, solde)),
    rendable: centimes(Math.max(0, ...(enCours === null ? [acomptes, autres] : [0 - solde]))),
    /** The first day that the payment may have. */
    des: ouvert === null ? premierJour : dateParis(ouvert.prestation.creeLe),
  }
}

type EtatDuCompte = ReturnType<typeof etatDuCompte>

const refus = (
  { factures, reglements }: CompteOuvert,
  { solde, facture, autres, reste, rendable, des }: EtatDuCompte,
  { montant, le, mode }: SaisieDeReglement,
  soldeAttendu: Montant | null,
  jour: DateCivile,
): RefusDeReglement | null => {
  // The owner may have seen the balance of the last invoice, which leaves out deposits not yet deducted.
  const lisibles = factures.length === 0 ? [solde] : [solde, 0 - autres]
  if (soldeAttendu !== null && !lisibles.includes(soldeAttendu)) return { _tag: 'SoldeChange', solde, facture }
  if (montant === 0 || montant > reste || 0 - montant > rendable)
    return { _tag: 'MontantDeReglementRefuse', facture, reste, rendable }
  if (des !== null && (le > jour || le < des)) return { _tag: 'DateDeReglementRefusee', des, facture }
  const especes = totalRecu(reglements.filter((un) => un.mode === 'especes'))
  const depasse = mode === 'especes' && especes + montant > PLAFOND_ESPECES
  return depasse ? { _tag: 'PlafondEspeces', plafond: PLAFOND_ESPECES } : null
}

const inscrire = (
  compte: CompteOuvert,
  reglement: Omit<Reglement, 'id' | 'enregistreLe' | 'apres'>,
  { id, instant }: NouvelleEcriture,
): Reglement => ({ ...reglement, id, enregistreLe: instant.toISOString(), apres: dernierePiece(compte) })

/** Records a payment: before the invoice up to the agreed price, then up to the sum owed; below zero, a refund. `soldeAttendu` is the balance that the owner saw; `null` skips this check. */
export const enregistrerReglement = (
  compte: CompteOuvert,
  saisie: SaisieDeReglement,
  soldeAttendu: Montant | null,
  ecriture: NouvelleEcriture,
): E.Either<RefusDeReglement, Reglement> => {
  const etat = etatDuCompte(compte)
  const refuse = refus(compte, etat, saisie, soldeAttendu, ecriture.jour)
  if (refuse !== null) return E.left(refuse)
  // The agreed price is noted for a deposit and for the refund of one.
  const convenu = saisie.montant > 0 || etat.acomptes + saisie.montant >= 0 ? etat.convenu : null
  return E.right(inscrire(compte, { ...saisie, annule: null, convenu }, ecriture))
}

/** The reason why a payment cannot be undone; `null` if it can. */
const refusDAnnuler = (
  { facturesDAcompte }: CompteOuvert,
  { facture, enAttente, acomptes, autres }: EtatDuCompte,
  visee: Reglement,
): RefusDAnnulation | null => {
  const [document] = documentsDuReglement(facturesDAcompte, visee.id)
  if (facture !== null) return document === undefined ? null : { _tag: 'AcompteDeduit', piece: document.numero }
  if (enAttente.includes(visee)) return acomptes < visee.montant ? { _tag: 'AcompteRendu', recu: acomptes } : null
  return autres < visee.montant ? { _tag: 'AnnulationRefusee' } : null
}

/** Undoes a payment by an opposite one of today that names it. Recorded payments never change, nor do the books of past months. */
export const annulerReglement = (
  compte: CompteOuvert,
  reglementId: string,
  { note, ...ecriture }: NouvelleEcriture & { readonly note: string },
): E.Either<RefusDAnnulation, Reglement> => {
  const { reglements } = compte
  const visee = reglements.find((un) => un.id === reglementId)
  if (visee === undefined || visee.annule !== null || reglements.some(({ annule }) => annule === reglementId))
    return E.left({ _tag: 'ReglementInconnu' })
  const etat = etatDuCompte(compte)
  const refuse = refusDAnnuler(compte, etat, visee)
  if (refuse !== null) return E.left(refuse)
  const [le, montant] = [ecriture.jour, multiplier(visee.montant, -1)]
  const convenu = etat.enAttente.includes(visee) ? etat.convenu : null
  return E.right(inscrire(compte, { ...visee, note, le, montant, annule: reglementId, convenu }, ecriture))
}

/** Client, type of client and nature of a payment for the book of receipts, as long as no invoice gives them. */
export const OrigineDeReglement = t.readonly(t.strict({ client: t.string, type: TypeClient, nature: t.string }))

export type OrigineDeReglement = t.TypeOf<typeof OrigineDeReglement>

export const origineDe = ({
  acheteur,
  contact,
  service,
}: Pick<Facture, 'acheteur' | 'contact' | 'service'>): OrigineDeReglement => ({
  client: acheteur.type === 'professionnel' ? acheteur.raisonSociale : contact.nom,
  type: acheteur.type,
  nature: service,
})

/** The origin of a payment of this order; once the order is erased, taken from its last invoice. */
export const origineDeReglement = ({ dossier, factures }: CompteOuvert): OrigineDeReglement => {
  const objet = dossier === null ? factures.at(-1)?.facture : objetDe(dossier.prestation)
  return objet === undefined ? { client: '', type: 'particulier', nature: '' } : origineDe(objet)
}

// A consumer receives no deposit invoice: the final invoice deducts the deposit (CGI, art. 289, I, 1, c).

/** A document issued for a payment, before the database gives its number. */
export type PieceDAcompte = FactureDAcomptePreparee | AvoirPrepare

/** The payment that a deposit invoice stands for, and the quote of its order. */
type RecuDAcompte = Pick<
  FactureDAcompte,
  'numeroDevis' | 'totalDevis' | 'recu' | 'total' | 'ventes' | 'ecriture' | 'retablit'
>

/** A deposit invoice between the parties of the order, still without a number. It has one line for services and one for parts; a single line without parts. */
const composerFactureDAcompte = (objet: Objet, recu: RecuDAcompte, emission: Emission): FactureDAcomptePreparee => {
  const [commun, { numeroDevis, retablit }] = [entete(objet, emission), recu]
  const acompte = `Acompte sur la commande ${objet.reference}, devis ${numeroDevis}`
  const suite = retablit === null ? `\u00a0: ${objet.service}` : `, rétabli\u00a0: l’avoir ${retablit} était une erreur`
  return {
    ...commun,
    ...recu,
    genre: 'acompte',
    lignes: lignesParPart('acompte', recu, recu.ventes === 0, (quoi) => `${acompte}${quoi}${suite}`),
    mentions: mentionsPortees(commun.date, objet.acheteur.type, []),
  }
}

const factureDAcompte = (
  aFacturer: DossierAFacturer,
  reglement: Reglement,
  emission: Emission,
): FactureDAcomptePreparee => {
  const { id: ecriture, le, mode, montant: total } = reglement
  const { prestation } = aFacturer.dossier
  const ventes = ventesDuDernier({ ...aFacturer, reglements: [...aFacturer.reglements, reglement] })
  const recu = {
    numeroDevis: prestation.numeroDevis,
    totalDevis: totalAccepte(aFacturer),
    recu: { le, mode },
    total,
    // The book may compute goods outside these limits, a document may not show them.
    ventes: centimes(Math.min(Math.max(0, ventes), total)),
    ecriture,
    retablit: null,
  }
  return composerFactureDAcompte(objetDe(prestation), recu, emission)
}

/** New deposit invoices, when a refund recorded by mistake is undone: they restore the sums of its credit notes, dated when the money came. */
const retablies = (
  { facturesDAcompte }: CompteOuvert,
  { id: ecriture, annule }: Reglement,
  emission: Emission,
): readonly FactureDAcomptePreparee[] =>
  documentsDuReglement(facturesDAcompte, annule ?? '').flatMap((avoir) => {
    const facture = facturesDAcompte.find(({ avoirs }) => avoirs.some(({ numero }) => numero === avoir.numero))?.facture
    if (facture === undefined) return []
    const { numeroDevis, totalDevis, recu } = facture
    const rendu = { total: avoir.total, ventes: ventesDites(avoir), ecriture, retablit: avoir.numero }
    return [composerFactureDAcompte(facture, { numeroDevis, totalDevis, recu, ...rendu }, emission)]
  })

/** A credit note for the part of a deposit that a payment gives back or undoes. The private note of the payment is not printed. */
export const avoirDAcompte = (
  suivie: FactureDAcompteSuivie,
  total: Montant,
  { id: ecriture, annule }: Pick<Reglement, 'id' | 'annule'>,
  emission: Emission,
): AvoirPrepare => {
  const { facture, avoirs } = suivie
  // The goods are their rounded share of all refunds so far, minus those already credited. A full refund so credits all goods.
  const part = multiplier(facture.ventes, (totalDes(avoirs) + total) / facture.total)
  const ventes = centimes(part - additionner(...avoirs.map(ventesDites)))
  const motif = annule === null ? 'acompte rendu' : 'acompte annulé'
  return composerAvoir(suivie, { total, ventes }, { motif, ecriture }, emission)
}

/** One credit note for each deposit invoice needed to cover a refund, among those of the same invoice or of none: first that of the payment being undone, then the newest. */
const avoirs = (compte: CompteOuvert, reglement: Reglement, emission: Emission): readonly AvoirPrepare[] => {
  const facture = factureDuReglement(compte, reglement)
  const siens = compte.reglements.filter((un) => factureDuReglement(compte, un) === facture).map(({ id }) => id)
  const ouvertes = compte.facturesDAcompte.filter((suivie) => siens.includes(suivie.facture.ecriture)).toReversed()
  const visees = ouvertes.filter((suivie) => suivie.facture.ecriture === reglement.annule)
  return [...new Set([...visees, ...ouvertes])].reduce<readonly AvoirPrepare[]>((emis, suivie) => {
    const encore = 0 - reglement.montant - totalDes(emis)
    const total = centimes(Math.min(encore, resteFacture(suivie)))
    return total > 0 ? [...emis, avoirDAcompte(suivie, total, reglement, emission)] : emis
  }, [])
}

const piecesDe = (compte: CompteOuvert, reglement: Reglement, emission: Emission): readonly PieceDAcompte[] => {
  const { dossier, facturesDAcompte } = compte
  const { montant, annule, convenu } = reglement
  if (annule !== null) {
    // A payment without documents needs no correction.
    if (documentsDuReglement(facturesDAcompte, annule).length === 0) return []
    return (montant < 0 ? avoirs : retablies)(compte, reglement, emission)
  }
  if (convenu === null || dossier?.prestation.engagement.acheteur.type !== 'professionnel') return []
  return montant < 0
    ? avoirs(compte, reglement, emission)
    : [factureDAcompte({ ...compte, dossier }, reglement, emission)]
}

/** The documents that a payment of a professional requires: a deposit invoice, or credit notes for a refund. */
export const documenterReglement = (
  compte: CompteOuvert,
  reglement: Reglement,
  emission: Emission,
): E.Either<MentionsManquantes, readonly PieceDAcompte[]> =>
  E.traverseArray(exigerMentions<PieceDAcompte>)(piecesDe(compte, reglement, emission))
