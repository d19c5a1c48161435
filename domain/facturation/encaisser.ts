import * as E from '#fp/Either'
import * as t from 'io-ts'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { TypeClient } from '#domain/client/acheteur'
import { acomptesEnAttente, dernierePiece, soldeDeCommande } from './compte-de-commande.ts'
import { objetDe } from './emission.ts'
import { PLAFOND_ESPECES } from './mode-de-reglement.ts'
import type { Facture } from './piece.ts'
import { piecesDuReglement, type Reglement, totalRecu } from './reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import type { Part } from './ligne-facturee.ts'

/** The ledger that a payment is written in; of an order that was erased, its documents alone are left. */
export type CompteOuvert = Omit<DossierAFacturer, 'dossier'> & { readonly dossier: DossierAFacturer['dossier'] | null }

/** The balance changed since it was read: what was to be written may be written already. */
export type SoldeChange = {
  readonly _tag: 'SoldeChange'
  readonly solde: Montant
  readonly facture: NumeroPiece | null
}

/** Nothing, more than may still come, or more back than is held; `facture` is the one that stands. */
export type MontantDeReglementRefuse = {
  readonly _tag: 'MontantDeReglementRefuse'
  readonly facture: NumeroPiece | null
  readonly reste: Montant
  readonly rendable: Montant
}

/** The day is to come, before the order, or long before the work: before `des`. */
export type DateDeReglementRefusee = {
  readonly _tag: 'DateDeReglementRefusee'
  readonly des: DateCivile
  readonly facture: NumeroPiece | null
}

/** More in cash than the law allows for one order. */
export type PlafondEspeces = { readonly _tag: 'PlafondEspeces'; readonly plafond: Montant }

/** No such payment, or one that was undone already, or undoes another. */
export type ReglementInconnu = { readonly _tag: 'ReglementInconnu' }

/** Money of a deposit that went back already: only `recu` is left. */
export type AcompteRendu = { readonly _tag: 'AcompteRendu'; readonly recu: Montant }

/** The invoice was given back whole, and its payment with it: nothing may be owed for it again. */
export type AnnulationRefusee = { readonly _tag: 'AnnulationRefusee' }

/** The invoice stands, and deducts a deposit by its document: neither goes without the other. */
export type AcompteDeduit = { readonly _tag: 'AcompteDeduit'; readonly piece: NumeroPiece }

export type RefusDeReglement = SoldeChange | MontantDeReglementRefuse | DateDeReglementRefusee | PlafondEspeces

export type RefusDAnnulation = ReglementInconnu | AcompteRendu | AnnulationRefusee | AcompteDeduit

/** What the owner says. */
export type SaisieDeReglement = Pick<Reglement, 'mode' | 'le' | 'montant' | 'note'>

/** A payment that is about to be written, on a civil day. */
export type NouvelleEcriture = { readonly id: string; readonly instant: Date; readonly jour: DateCivile }

/** What may still come before the invoice; nothing of a cancelled order, whose money can only go back. */
export const acompteMax = (compte: CompteOuvert): Montant => {
  const { dossier } = compte
  return dossier === null || dossier.prestation.statut === 'annulé' || factureEnCours(compte.factures) !== null
    ? centimes(0)
    : centimes(Math.max(0, totalAccepte({ ...compte, dossier }) + soldeDeCommande(compte)))
}

/** What deposits that wait for an invoice hold, and what the other payments do beyond what was billed. */
export const tenus = (compte: CompteOuvert): { readonly acomptes: Montant; readonly autres: Montant } => {
  const acomptes = totalRecu(acomptesEnAttente(compte))
  return { acomptes, autres: centimes(0 - soldeDeCommande(compte) - acomptes) }
}

/** What may still come, and what may go back at once: while no invoice stands, of deposits or of what was paid on an invoice. */
const bornes = (compte: CompteOuvert): Pick<MontantDeReglementRefuse, 'reste' | 'rendable'> => {
  const solde = soldeDeCommande(compte)
  if (factureEnCours(compte.factures) !== null)
    return { reste: centimes(Math.max(0, solde)), rendable: centimes(Math.max(0, 0 - solde)) }
  const { acomptes, autres } = tenus(compte)
  return { reste: acompteMax(compte), rendable: centimes(Math.max(0, acomptes, autres)) }
}

/** The agreed price, and the parts in it. */
const prixConvenu = (compte: DossierAFacturer): Part => {
  const total = totalAccepte(compte)
  const lignes = compte.dossier.prestation.estimation.lignes.filter(({ nature }) => nature === 'piece')
  const pieces = additionner(...lignes.map(({ montant }) => montant))
  return { total, ventes: centimes(Math.min(total, pieces)) }
}

/** That of a deposit, or of what goes back of deposits; `null` of what is paid or given back on an invoice. */
const convenuPour = (compte: CompteOuvert, montant: Montant): Part | null => {
  const { dossier } = compte
  const deDepot = montant > 0 || tenus(compte).acomptes + montant >= 0
  return dossier !== null && deDepot && factureEnCours(compte.factures) === null
    ? prixConvenu({ ...compte, dossier })
    : null
}

/** Remote work is paid before it is done, and its day may be put off: nothing is paid longer before. */
const AVANCE_MAX_JOURS = 60

export const premierJourDeReglement = ({ dateExecution }: Pick<Facture, 'dateExecution'>): DateCivile =>
  plusJours(dateExecution, -AVANCE_MAX_JOURS)

const premierJour = (compte: CompteOuvert): DateCivile | null => {
  const derniere = compte.factures.at(-1)
  if (compte.dossier !== null && factureEnCours(compte.factures) === null)
    return dateParis(compte.dossier.prestation.creeLe)
  return derniere === undefined ? null : premierJourDeReglement(derniere.facture)
}

/** More in cash, with this payment, than one order may be paid with. */
const depassePlafond = ({ reglements }: CompteOuvert, { mode, montant }: SaisieDeReglement): boolean =>
  mode === 'especes' && totalRecu(reglements.filter((un) => un.mode === 'especes')) + montant > PLAFOND_ESPECES

/** The balance that was read may be that of the order, or of its last invoice, on which deposits that wait for the next one do not count. */
const soldesLisibles = (compte: CompteOuvert): readonly Montant[] =>
  compte.factures.length === 0
    ? [soldeDeCommande(compte)]
    : [soldeDeCommande(compte), centimes(0 - tenus(compte).autres)]

const refus = (
  compte: CompteOuvert,
  saisie: SaisieDeReglement,
  soldeAttendu: Montant | null,
  jour: DateCivile,
): RefusDeReglement | null => {
  const [solde, facture] = [soldeDeCommande(compte), factureEnCours(compte.factures)?.facture.numero ?? null]
  if (soldeAttendu !== null && !soldesLisibles(compte).includes(soldeAttendu))
    return { _tag: 'SoldeChange', solde, facture }
  const { reste, rendable } = bornes(compte)
  const { montant, le } = saisie
  if (montant === 0 || montant > reste || 0 - montant > rendable)
    return { _tag: 'MontantDeReglementRefuse', facture, reste, rendable }
  const des = premierJour(compte)
  if (des !== null && (le > jour || le < des)) return { _tag: 'DateDeReglementRefusee', des, facture }
  return depassePlafond(compte, saisie) ? { _tag: 'PlafondEspeces', plafond: PLAFOND_ESPECES } : null
}

/** Money that came for an order, before its invoice up to the agreed price, then up to what is owed; below zero, that went back. `soldeAttendu` is the balance that was read, `null` when nobody says. */
export const enregistrerReglement = (
  compte: CompteOuvert,
  saisie: SaisieDeReglement,
  soldeAttendu: Montant | null,
  { id, instant, jour }: NouvelleEcriture,
): E.Either<RefusDeReglement, Reglement> => {
  const refuse = refus(compte, saisie, soldeAttendu, jour)
  if (refuse !== null) return E.left(refuse)
  return E.right({
    ...saisie,
    id,
    annule: null,
    enregistreLe: instant.toISOString(),
    apres: dernierePiece(compte),
    convenu: convenuPour(compte, saisie.montant),
  })
}

/** Why a payment of this ledger may not be undone; `enAttente`: it is a deposit that no invoice has followed. */
const refusDAnnuler = (compte: CompteOuvert, visee: Reglement, enAttente: boolean): RefusDAnnulation | null => {
  const [piece] = piecesDuReglement(compte.facturesDAcompte, visee.id)
  if (factureEnCours(compte.factures) !== null) return piece === undefined ? null : { _tag: 'AcompteDeduit', piece }
  const { acomptes, autres } = tenus(compte)
  if (enAttente) return acomptes < visee.montant ? { _tag: 'AcompteRendu', recu: acomptes } : null
  return autres < visee.montant ? { _tag: 'AnnulationRefusee' } : null
}

export type Annulation = NouvelleEcriture & { readonly note: string }

/** A slip is undone by a contrary payment of today, which names it: what was written stays, and so does a month that is over. */
export const annulerReglement = (
  compte: CompteOuvert,
  reglementId: string,
  { id, instant, jour, note }: Annulation,
): E.Either<RefusDAnnulation, Reglement> => {
  const { reglements, dossier } = compte
  const visee = reglements.find((un) => un.id === reglementId)
  if (visee === undefined || visee.annule !== null || reglements.some(({ annule }) => annule === reglementId))
    return E.left({ _tag: 'ReglementInconnu' })
  const enAttente = acomptesEnAttente(compte).includes(visee)
  const refuse = refusDAnnuler(compte, visee, enAttente)
  if (refuse !== null) return E.left(refuse)
  return E.right({
    ...visee,
    id,
    note,
    le: jour,
    montant: multiplier(visee.montant, -1),
    annule: reglementId,
    enregistreLe: instant.toISOString(),
    apres: dernierePiece(compte),
    convenu: enAttente && dossier !== null ? prixConvenu({ ...compte, dossier }) : null,
  })
}

/** Who paid and for what, as the book of receipts tells it while no invoice does, even once the order is erased. */
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

/** That of a payment of this order: of one that was erased, its last invoice tells. */
export const origineDeReglement = ({ dossier, factures }: CompteOuvert): OrigineDeReglement => {
  const objet = dossier === null ? factures.at(-1)?.facture : objetDe(dossier.prestation)
  return objet === undefined ? { client: '', type: 'particulier', nature: '' } : origineDe(objet)
}
