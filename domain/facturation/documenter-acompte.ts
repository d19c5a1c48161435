import * as E from '#fp/Either'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { situerReglements } from './compte-de-commande.ts'
import { type Emission, entete, type Objet, objetDe } from './emission.ts'
import type { CompteOuvert } from './encaisser.ts'
import { type LigneFacturee, lignesParPart, type Part } from './ligne-facturee.ts'
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, FactureDAcompte, FactureDAcomptePreparee } from './piece.ts'
import { composerAvoir } from './preparer-avoir.ts'
import { type DossierAFacturer, totalAccepte } from './preparer-facture.ts'
import {
  documentsDuReglement,
  type FactureDAcompteSuivie,
  type Reglement,
  resteFacture,
  ventesDites,
} from './reglement.ts'
import { ventesDuDernier } from './ventes.ts'

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
