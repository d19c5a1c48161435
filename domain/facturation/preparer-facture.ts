import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { composerLignes, totalDesLignes } from './composer-lignes.ts'
import { echeance } from './echeance.ts'
import { type GenreDeFrais, plafondDeFrais } from './frais.ts'
import { mentionsManquantes, type MentionManquante } from './mentions-obligatoires.ts'
import { mentionsDeFacture } from './mentions.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { FacturePreparee } from './piece.ts'
import { type FactureSuivie, totalCredite } from './reglement.ts'
import type { SaisieDeFacture } from './saisie.ts'

/** Work is billed once it is done; of a cancelled order, fees alone. */
export type PrestationNonFacturable = { readonly _tag: 'PrestationNonFacturable' }

/** An invoice stands: a credit note comes first. */
export type DejaFacturee = { readonly _tag: 'DejaFacturee'; readonly numero: NumeroPiece }

/** Nothing to charge. */
export type FactureVide = { readonly _tag: 'FactureVide' }

/** Fees above what the terms allow, or twice the same. */
export type FraisAuDelaDuPlafond = {
  readonly _tag: 'FraisAuDelaDuPlafond'
  readonly genre: GenreDeFrais
  readonly plafond: Montant
}

/** More than the quote, without a word on how the client agreed to it. */
export type DepassementSansAccord = {
  readonly _tag: 'DepassementSansAccord'
  readonly total: Montant
  readonly totalDevis: Montant
}

/** The work was done before the order, or is still to come. */
export type DateExecutionRefusee = { readonly _tag: 'DateExecutionRefusee' }

/** The settings of the business lack what the law wants on an invoice. */
export type MentionsManquantes = {
  readonly _tag: 'MentionsManquantes'
  readonly mentions: readonly MentionManquante[]
}

export type RefusDeFacture =
  | PrestationNonFacturable
  | DejaFacturee
  | FactureVide
  | FraisAuDelaDuPlafond
  | DepassementSansAccord
  | DateExecutionRefusee
  | MentionsManquantes

/** A dossier and the invoices that were issued for it, oldest first. */
export type DossierAFacturer = { readonly dossier: Dossier; readonly factures: readonly FactureSuivie[] }

/** The invoice that stands: what credit notes have not given back whole. */
export const factureEnCours = (factures: readonly FactureSuivie[]): FactureSuivie | null =>
  factures.find((suivie) => totalCredite(suivie) < suivie.facture.total) ?? null

/** The price that the client accepted: that of the agreed date, else that of the quote. */
export const totalAccepte = ({ prestation, dates }: Dossier): Montant =>
  dateAcceptee(dates)?.total ?? prestation.estimation.totalNet

const fraisRefuses = ({ prestation }: Dossier, { frais }: SaisieDeFacture): FraisAuDelaDuPlafond | null => {
  const refuse = frais.find(
    ({ genre, montant }, rang) =>
      montant <= 0 ||
      montant > plafondDeFrais(genre, prestation) ||
      frais.findIndex((autre) => autre.genre === genre) !== rang,
  )
  return refuse === undefined
    ? null
    : { _tag: 'FraisAuDelaDuPlafond', genre: refuse.genre, plafond: plafondDeFrais(refuse.genre, prestation) }
}

/** Nobody went to a cancelled visit: no travel is billed with its fees. */
export const saisieRetenue = ({ statut }: Pick<Prestation, 'statut'>, saisie: SaisieDeFacture): SaisieDeFacture =>
  statut === 'annulé' ? { ...saisie, kmAllerRetour: 0 } : saisie

const verifierSituation = (
  { dossier, factures }: DossierAFacturer,
  saisie: SaisieDeFacture,
  jour: DateCivile,
): RefusDeFacture | null => {
  const { statut, creeLe } = dossier.prestation
  const enCours = factureEnCours(factures)
  if (enCours !== null) return { _tag: 'DejaFacturee', numero: enCours.facture.numero }
  const fraisSeuls = !saisie.travail && saisie.pieces.length === 0
  if (statut !== 'terminé' && !(statut === 'annulé' && fraisSeuls)) return { _tag: 'PrestationNonFacturable' }
  if (saisie.dateExecution > jour || saisie.dateExecution < dateParis(creeLe)) return { _tag: 'DateExecutionRefusee' }
  return fraisRefuses(dossier, saisie)
}

const composer = (
  dossier: Dossier,
  saisie: SaisieDeFacture,
  entreprise: Entreprise,
  instant: Date,
): FacturePreparee => {
  const { prestation, dates } = dossier
  const { acheteur } = prestation.engagement
  const jour = dateParis(instant)
  const lignes = composerLignes(prestation, saisieRetenue(prestation, saisie), dateAcceptee(dates)?.majore ?? false)
  const total = totalDesLignes(lignes)
  const totalDevis = totalAccepte(dossier)
  return {
    genre: 'facture',
    prestationId: prestation.id,
    reference: prestation.reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact: prestation.contact,
    adresse: prestation.adresse,
    service: prestation.estimation.service,
    lignes,
    total,
    mentions: mentionsDeFacture(jour, acheteur.type).map(({ code, texte, fondement }) => ({ code, texte, fondement })),
    numeroDevis: prestation.numeroDevis,
    totalDevis,
    accordDepassement: total > totalDevis ? saisie.accordDepassement.trim() : '',
    dateExecution: saisie.dateExecution,
    echeance: echeance(jour, acheteur.type),
  }
}

const verifierContenu = (facture: FacturePreparee): RefusDeFacture | null => {
  const { total, totalDevis, accordDepassement } = facture
  if (total <= 0) return { _tag: 'FactureVide' }
  if (total > totalDevis && accordDepassement === '') return { _tag: 'DepassementSansAccord', total, totalDevis }
  const mentions = mentionsManquantes(facture)
  return mentions.length > 0 ? { _tag: 'MentionsManquantes', mentions } : null
}

/** What a finished visit costs, ready for a number. The same function shows it while it is typed and decides when it is sent. */
export const preparerFacture = (
  aFacturer: DossierAFacturer,
  saisie: SaisieDeFacture,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDeFacture, FacturePreparee> => {
  const situation = verifierSituation(aFacturer, saisie, dateParis(instant))
  if (situation !== null) return E.left(situation)
  const facture = composer(aFacturer.dossier, saisie, entreprise, instant)
  const contenu = verifierContenu(facture)
  return contenu === null ? E.right(facture) : E.left(contenu)
}
