import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { designationDuService } from '#domain/catalogue/catalogue'
import { additionner, centimes, type Montant, multiplier } from '#domain/shared/montant'
import { situerReglements } from './compte-de-commande.ts'
import { composerAvoir, type Emission, lignesDAvoir, nommerAvoir } from './preparer-avoir.ts'
import {
  documentsDeLEcriture,
  type FactureDAcompteSuivie,
  type Reglement,
  resteDeLAcompte,
  ventesDites,
} from './reglement.ts'
import type { CompteOuvert } from './encaisser.ts'
import { type LigneFacturee, lignesParPart, type Part } from './ligne-facturee.ts'
import { mentionsManquantes, mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, FactureDAcompte, FactureDAcomptePreparee } from './piece.ts'
import { type DossierAFacturer, type MentionsManquantes, totalAccepte } from './preparer-facture.ts'
import { ventesDuDernier } from './partage.ts'

/** The order that a deposit is for. */
type ObjetDAcompte = Pick<
  FactureDAcompte,
  'prestationId' | 'reference' | 'acheteur' | 'contact' | 'adresse' | 'service' | 'numeroDevis' | 'totalDevis'
>

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
  { entreprise, instant }: Emission,
): FactureDAcomptePreparee => {
  const { prestationId, reference, acheteur, contact, adresse, service, numeroDevis, totalDevis } = objet
  const jour = dateParis(instant)
  return {
    genre: 'acompte',
    prestationId,
    reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes: lignesDe(objet, recu),
    total: recu.part.total,
    mentions: mentionsPortees(jour, acheteur.type, []),
    numeroDevis,
    totalDevis,
    recu: recu.recu,
    ventes: recu.part.ventes,
    ecriture: recu.ecriture,
    retablit: recu.retablit,
  }
}

const MOTIFS = { rendu: 'acompte rendu', annule: 'acompte annulé' } as const

/** The goods in what is given back: their share so far, which is rounded; all that is left of them with all that is left. */
const ventesRendues = (suivie: FactureDAcompteSuivie, total: Montant): Montant => {
  const { facture, avoirs } = suivie
  const rendues = additionner(...avoirs.map(ventesDites))
  const somme = facture.total - resteDeLAcompte(suivie) + total
  return centimes(multiplier(facture.ventes, somme / facture.total) - rendues)
}

/** A credit note for what an entry gives back, or undoes, of a deposit. The owner's note of the entry is their own. */
export const avoirDAcompte = (
  suivie: FactureDAcompteSuivie,
  total: Montant,
  { id, annule }: Pick<Reglement, 'id' | 'annule'>,
  emission: Emission,
): AvoirPrepare => {
  const { facture } = suivie
  const motif = MOTIFS[annule === null ? 'rendu' : 'annule']
  const rendu = { total, ventes: ventesRendues(suivie, total) }
  const avoir = nommerAvoir(facture, total, resteDeLAcompte(suivie))
  const lignes = lignesDAvoir(avoir, rendu, motif, facture)
  return composerAvoir(facture, { lignes, rendu, motif, ecriture: id }, emission)
}

// A consumer is owed no invoice for a deposit: the one that follows deducts it (CGI, art. 289, I, 1, c).

/** What an entry of the book has issued, before the database gives numbers. */
export type PieceDAcompte = FactureDAcomptePreparee | AvoirPrepare

/** Entries whose documents may be corrected, and what was issued for them, oldest first. */
type Documentees = {
  readonly ecritures: readonly Reglement[]
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
}

const objetDe = (aFacturer: DossierAFacturer): ObjetDAcompte => {
  const { id, reference, engagement, contact, adresse, estimation, numeroDevis } = aFacturer.dossier.prestation
  return {
    prestationId: id,
    reference,
    acheteur: engagement.acheteur,
    contact,
    adresse,
    service: designationDuService(estimation.serviceId, estimation.service),
    numeroDevis,
    totalDevis: totalAccepte(aFacturer),
  }
}

/** The book may have to say more goods than there is money, or less than none; a document says neither. */
const partDe = (compte: CompteOuvert, reglement: Reglement): Part => {
  const ventes = ventesDuDernier({ ...compte, reglements: [...compte.reglements, reglement] })
  return { total: reglement.montant, ventes: centimes(Math.min(Math.max(0, ventes), reglement.montant)) }
}

const factureDAcompte = (
  aFacturer: DossierAFacturer,
  ecriture: Reglement,
  emission: Emission,
): FactureDAcomptePreparee => {
  const { id, le, mode } = ecriture
  const recu = { recu: { le, mode }, ecriture: id, retablit: null, part: partDe(aFacturer, ecriture) }
  return composerFactureDAcompte(objetDe(aFacturer), recu, emission)
}

/** Of a slip that said by error that money went back: what its credit notes took away, on the day on which it had come. */
const retablies = (
  { facturesDAcompte }: Documentees,
  { id, annule }: Reglement,
  emission: Emission,
): readonly FactureDAcomptePreparee[] =>
  documentsDeLEcriture(facturesDAcompte, annule ?? '').flatMap((avoir) => {
    const suivie = facturesDAcompte.find(({ avoirs }) => avoirs.some(({ numero }) => numero === avoir.numero))
    if (suivie === undefined) return []
    const part = { total: avoir.total, ventes: ventesDites(avoir) }
    const recu = { recu: suivie.facture.recu, ecriture: id, retablit: avoir.numero, part }
    return [composerFactureDAcompte(suivie.facture, recu, emission)]
  })

/** First that of the entry which is undone, then the newest. */
const aCrediter = (
  { ecritures, facturesDAcompte }: Documentees,
  { annule }: Reglement,
): readonly FactureDAcompteSuivie[] => {
  const enMain = new Set(ecritures.map(({ id }) => id))
  const ouvertes = facturesDAcompte.filter(({ facture }) => enMain.has(facture.ecriture)).toReversed()
  const visee = ({ facture }: FactureDAcompteSuivie): boolean => facture.ecriture === annule
  return [...ouvertes.filter(visee), ...ouvertes.filter((suivie) => !visee(suivie))]
}

/** What goes back may be more than the newest invoice tells of: then a credit note for each that it takes. */
const avoirs = (documentees: Documentees, ecriture: Reglement, emission: Emission): readonly AvoirPrepare[] => {
  const rendu: Montant = multiplier(ecriture.montant, -1)
  return aCrediter(documentees, ecriture).reduce<readonly AvoirPrepare[]>((emis, suivie) => {
    const encore = rendu - emis.reduce((somme, { total }) => somme + total, 0)
    const total = centimes(Math.min(encore, resteDeLAcompte(suivie)))
    return total > 0 ? [...emis, avoirDAcompte(suivie, total, ecriture, emission)] : emis
  }, [])
}

/** Of an entry that has no document, there is nothing to correct. */
const corrections = (documentees: Documentees, contraire: Reglement, emission: Emission): readonly PieceDAcompte[] => {
  if (documentsDeLEcriture(documentees.facturesDAcompte, contraire.annule ?? '').length === 0) return []
  return (contraire.montant < 0 ? avoirs : retablies)(documentees, contraire, emission)
}

/** The payments that are told in the name of the same invoice as another; of a deposit, those that wait for one like it. */
const memeCompte = (compte: CompteOuvert, id: string | null): readonly Reglement[] => {
  const situes = situerReglements(compte)
  const facture = situes.find(({ reglement }) => reglement.id === id)?.facture ?? null
  return situes.filter((situe) => situe.facture === facture).map(({ reglement }) => reglement)
}

const piecesDe = (compte: CompteOuvert, reglement: Reglement, emission: Emission): readonly PieceDAcompte[] => {
  const { dossier, facturesDAcompte } = compte
  const documentees = { ecritures: memeCompte(compte, reglement.annule), facturesDAcompte }
  if (reglement.annule !== null) return corrections(documentees, reglement, emission)
  if (reglement.convenu === null || dossier?.prestation.engagement.acheteur.type !== 'professionnel') return []
  return reglement.montant < 0
    ? avoirs(documentees, reglement, emission)
    : [factureDAcompte({ ...compte, dossier }, reglement, emission)]
}

const exigerMentions = (pieces: readonly PieceDAcompte[]): E.Either<MentionsManquantes, readonly PieceDAcompte[]> => {
  const mentions = pieces.flatMap((piece) => mentionsManquantes(piece))
  return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(pieces)
}

/** What a professional must get for a payment that is about to be written: an invoice for a deposit, credit notes for what goes back of one. */
export const documenterReglement = (
  compte: CompteOuvert,
  reglement: Reglement,
  emission: Emission,
): E.Either<MentionsManquantes, readonly PieceDAcompte[]> => exigerMentions(piecesDe(compte, reglement, emission))
