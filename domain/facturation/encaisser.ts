import * as E from '#fp/Either'
import * as t from 'io-ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { TypeClient } from '#domain/client/acheteur'
import { acomptesEnAttente, dernierePiece, soldeDeCommande, situerReglements } from './compte-de-commande.ts'
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
  ventesDites,
} from './reglement.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import { type Part, type LigneFacturee, lignesParPart } from './ligne-facturee.ts'
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
import { composerAvoir } from './preparer-avoir.ts'
import { ventesDuDernier } from './ventes.ts'

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

/** The agreed price, and the parts in it. */
const prixConvenu = (compte: DossierAFacturer): Part => {
  const total = totalAccepte(compte)
  const lignes = compte.dossier.prestation.estimation.lignes.filter(({ nature }) => nature === 'piece')
  return { total, ventes: centimes(Math.min(total, additionner(...lignes.map(({ montant }) => montant)))) }
}

/** Where the money of an order stands. */
export const situer = (compte: CompteOuvert) => {
  const { dossier, factures } = compte
  const [solde, enCours, enAttente] = [soldeDeCommande(compte), factureEnCours(factures), acomptesEnAttente(compte)]
  const acomptes = totalRecu(enAttente)
  const autres = centimes(0 - solde - acomptes)
  const convenu = dossier === null || enCours !== null ? null : prixConvenu({ ...compte, dossier })
  const ouvert = convenu !== null && dossier?.prestation.statut !== 'annulé'
  const acompteMax = centimes(ouvert ? Math.max(0, convenu.total + solde) : 0)
  return {
    solde,
    /** The number of the invoice that stands. */
    facture: enCours?.facture.numero ?? null,
    enAttente,
    /** What deposits that wait for an invoice hold, and what the other payments do beyond what was billed. */
    acomptes,
    autres,
    /** The price of the order while no invoice stands; `null` then, or once it is erased. */
    convenu,
    /** What may still come before the invoice; nothing of a cancelled order, whose money can only go back. */
    acompteMax,
    /** What may still come, and what may go back at once: while no invoice stands, of deposits or of what was paid on an invoice. */
    reste: enCours === null ? acompteMax : centimes(Math.max(0, solde)),
    rendable: centimes(Math.max(0, ...(enCours === null ? [acomptes, autres] : [0 - solde]))),
  }
}

type Situation = ReturnType<typeof situer>

const premierJour = ({ dossier, factures }: CompteOuvert, { convenu }: Situation): DateCivile | null => {
  if (dossier !== null && convenu !== null) return dateParis(dossier.prestation.creeLe)
  const derniere = factures.at(-1)
  return derniere === undefined ? null : premierJourDeReglement(derniere.facture)
}

/** More in cash, with this payment, than one order may be paid with. */
const depassePlafond = ({ reglements }: CompteOuvert, { mode, montant }: SaisieDeReglement): boolean =>
  mode === 'especes' && totalRecu(reglements.filter((un) => un.mode === 'especes')) + montant > PLAFOND_ESPECES

const refus = (
  compte: CompteOuvert,
  situation: Situation,
  saisie: SaisieDeReglement,
  soldeAttendu: Montant | null,
  jour: DateCivile,
): RefusDeReglement | null => {
  const { solde, facture, autres, reste, rendable } = situation
  // What was read may be the balance of the last invoice, on which deposits that wait for the next one do not count.
  const lisibles = compte.factures.length === 0 ? [solde] : [solde, 0 - autres]
  if (soldeAttendu !== null && !lisibles.includes(soldeAttendu)) return { _tag: 'SoldeChange', solde, facture }
  const { montant, le } = saisie
  if (montant === 0 || montant > reste || 0 - montant > rendable)
    return { _tag: 'MontantDeReglementRefuse', facture, reste, rendable }
  const des = premierJour(compte, situation)
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
  const situation = situer(compte)
  const refuse = refus(compte, situation, saisie, soldeAttendu, jour)
  if (refuse !== null) return E.left(refuse)
  const deDepot = saisie.montant > 0 || situation.acomptes + saisie.montant >= 0
  return E.right({
    ...saisie,
    id,
    annule: null,
    enregistreLe: instant.toISOString(),
    apres: dernierePiece(compte),
    // Of a deposit, or of what goes back of deposits.
    convenu: deDepot ? situation.convenu : null,
  })
}

/** Why a payment of this ledger may not be undone. */
const refusDAnnuler = (
  { facturesDAcompte }: CompteOuvert,
  { facture, enAttente, acomptes, autres }: Situation,
  visee: Reglement,
): RefusDAnnulation | null => {
  const [document] = documentsDuReglement(facturesDAcompte, visee.id)
  if (facture !== null) return document === undefined ? null : { _tag: 'AcompteDeduit', piece: document.numero }
  if (enAttente.includes(visee)) return acomptes < visee.montant ? { _tag: 'AcompteRendu', recu: acomptes } : null
  return autres < visee.montant ? { _tag: 'AnnulationRefusee' } : null
}

export type Annulation = NouvelleEcriture & { readonly note: string }

/** A slip is undone by a contrary payment of today, which names it: what was written stays, and so does a month that is over. */
export const annulerReglement = (
  compte: CompteOuvert,
  reglementId: string,
  { id, instant, jour, note }: Annulation,
): E.Either<RefusDAnnulation, Reglement> => {
  const { reglements } = compte
  const visee = reglements.find((un) => un.id === reglementId)
  if (visee === undefined || visee.annule !== null || reglements.some(({ annule }) => annule === reglementId))
    return E.left({ _tag: 'ReglementInconnu' })
  const situation = situer(compte)
  const refuse = refusDAnnuler(compte, situation, visee)
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
    convenu: situation.enAttente.includes(visee) ? situation.convenu : null,
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

// A consumer is owed no invoice for a deposit: the one that follows deducts it (CGI, art. 289, I, 1, c).

/** What a payment has issued, before the database gives numbers. */
export type PieceDAcompte = FactureDAcomptePreparee | AvoirPrepare

/** The order that a deposit is for. */
type ObjetDAcompte = Objet & Pick<FactureDAcompte, 'numeroDevis' | 'totalDevis'>

/** What was received, and whether a credit note said by error that it was not. */
type RecuDAcompte = Pick<FactureDAcompte, 'recu' | 'ecriture' | 'retablit'> & { readonly part: Part }

/** Services and parts apart; of services alone, it goes without saying. */
const lignesDe = (
  { reference, numeroDevis, service }: ObjetDAcompte,
  { part, retablit }: RecuDAcompte,
): readonly LigneFacturee[] => {
  const acompte = `Acompte sur la commande ${reference}, devis ${numeroDevis}`
  const suite = retablit === null ? `\u00a0: ${service}` : `, rétabli\u00a0: l’avoir ${retablit} était une erreur`
  return lignesParPart('acompte', part, part.ventes === 0, (quoi) => `${acompte}${quoi}${suite}`)
}

/** An invoice for a deposit, between the parties of its order, ready for a number. */
const composerFactureDAcompte = (
  objet: ObjetDAcompte,
  recu: RecuDAcompte,
  emission: Emission,
): FactureDAcomptePreparee => {
  const { part, ...dit } = recu
  const commun = entete(objet, emission)
  return {
    ...commun,
    ...part,
    ...dit,
    genre: 'acompte',
    lignes: lignesDe(objet, recu),
    mentions: mentionsPortees(commun.date, objet.acheteur.type, []),
    numeroDevis: objet.numeroDevis,
    totalDevis: objet.totalDevis,
  }
}

/** The book may have to say more goods than there is money, or less than none; a document says neither. */
const partDe = (compte: CompteOuvert, reglement: Reglement): Part => {
  const ventes = ventesDuDernier({ ...compte, reglements: [...compte.reglements, reglement] })
  return { total: reglement.montant, ventes: centimes(Math.min(Math.max(0, ventes), reglement.montant)) }
}

const factureDAcompte = (
  aFacturer: DossierAFacturer,
  reglement: Reglement,
  emission: Emission,
): FactureDAcomptePreparee => {
  const { id, le, mode } = reglement
  const { prestation } = aFacturer.dossier
  return composerFactureDAcompte(
    { ...objetDe(prestation), numeroDevis: prestation.numeroDevis, totalDevis: totalAccepte(aFacturer) },
    { recu: { le, mode }, ecriture: id, retablit: null, part: partDe(aFacturer, reglement) },
    emission,
  )
}

/** Of a slip that said by error that money went back: what its credit notes took away, on the day on which it had come. */
const retablies = (
  { facturesDAcompte }: CompteOuvert,
  { id, annule }: Reglement,
  emission: Emission,
): readonly FactureDAcomptePreparee[] =>
  documentsDuReglement(facturesDAcompte, annule ?? '').flatMap((avoir) => {
    const suivie = facturesDAcompte.find(({ avoirs }) => avoirs.some(({ numero }) => numero === avoir.numero))
    if (suivie === undefined) return []
    const part = { total: avoir.total, ventes: ventesDites(avoir) }
    const recu = { recu: suivie.facture.recu, ecriture: id, retablit: avoir.numero, part }
    return [composerFactureDAcompte(suivie.facture, recu, emission)]
  })

/** The goods in what is given back: their share so far, which is rounded; all that is left of them with all that is left. */
const ventesRendues = (suivie: FactureDAcompteSuivie, total: Montant): Montant => {
  const { facture, avoirs } = suivie
  const somme = facture.total - resteFacture(suivie) + total
  return centimes(multiplier(facture.ventes, somme / facture.total) - additionner(...avoirs.map(ventesDites)))
}

/** A credit note for what a payment gives back, or undoes, of a deposit. The owner's note of the payment is their own. */
export const avoirDAcompte = (
  suivie: FactureDAcompteSuivie,
  total: Montant,
  { id, annule }: Pick<Reglement, 'id' | 'annule'>,
  emission: Emission,
): AvoirPrepare => {
  const motif = annule === null ? 'acompte rendu' : 'acompte annulé'
  return composerAvoir(suivie, { total, ventes: ventesRendues(suivie, total) }, { motif, ecriture: id }, emission)
}

/** Of the payments that are told in the name of the same invoice, or of none yet: first that which is undone, then the newest. */
const aCrediter = (compte: CompteOuvert, { annule }: Reglement): readonly FactureDAcompteSuivie[] => {
  const factures = new Map(situerReglements(compte).map(({ reglement, facture }) => [reglement.id, facture]))
  const visee = factures.get(annule ?? '') ?? null
  const ouvertes = compte.facturesDAcompte.filter(({ facture }) => factures.get(facture.ecriture) === visee)
  const estVisee = ({ facture }: FactureDAcompteSuivie): boolean => facture.ecriture === annule
  return [...ouvertes.filter(estVisee), ...ouvertes.filter((suivie) => !estVisee(suivie)).toReversed()]
}

/** What goes back may be more than the newest invoice tells of: then a credit note for each that it takes. */
const avoirs = (compte: CompteOuvert, reglement: Reglement, emission: Emission): readonly AvoirPrepare[] => {
  const rendu = 0 - reglement.montant
  return aCrediter(compte, reglement).reduce<readonly AvoirPrepare[]>((emis, suivie) => {
    const encore = rendu - additionner(...emis.map(({ total }) => total))
    const total = centimes(Math.min(encore, resteFacture(suivie)))
    return total > 0 ? [...emis, avoirDAcompte(suivie, total, reglement, emission)] : emis
  }, [])
}

const piecesDe = (compte: CompteOuvert, reglement: Reglement, emission: Emission): readonly PieceDAcompte[] => {
  const { dossier, facturesDAcompte } = compte
  const { montant, annule, convenu } = reglement
  if (annule !== null) {
    // Of a payment that has no document, there is nothing to correct.
    if (documentsDuReglement(facturesDAcompte, annule).length === 0) return []
    return (montant < 0 ? avoirs : retablies)(compte, reglement, emission)
  }
  if (convenu === null || dossier?.prestation.engagement.acheteur.type !== 'professionnel') return []
  return montant < 0
    ? avoirs(compte, reglement, emission)
    : [factureDAcompte({ ...compte, dossier }, reglement, emission)]
}

/** What a professional must get for a payment that is about to be written: an invoice for a deposit, credit notes for what goes back of one. */
export const documenterReglement = (
  compte: CompteOuvert,
  reglement: Reglement,
  emission: Emission,
): E.Either<MentionsManquantes, readonly PieceDAcompte[]> =>
  E.traverseArray(exigerMentions<PieceDAcompte>)(piecesDe(compte, reglement, emission))
