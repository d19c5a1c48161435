import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { designationDuService } from '#domain/catalogue/catalogue'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import { deduire } from './deductions.ts'
import { composerLignes, totalDesLignes } from './composer-lignes.ts'
import { echeance } from './echeance.ts'
import { type FactureDAcompteSuivie, type FactureSuivie, type Reglement, totalCredite } from './reglement.ts'
import { estDeFraisSeuls, type LigneFacturee } from './ligne-facturee.ts'
import {
  compteDouble,
  ligneAuProrata,
  majoreConvenu,
  prorataDu,
  type RefusDeTravailRetracte,
  type RetractationAFacturer,
  travailRetracteRefuse,
} from './travail-facture.ts'
import { type MentionManquante, mentionsManquantes, mentionsPortees } from './mentions.ts'
import type { NumeroPiece } from './numero-piece.ts'
import type { FacturePreparee } from './piece.ts'
import { fraisRefuses, type RefusDeFrais } from './frais.ts'
import type { SaisieDeFacture } from './saisie.ts'

/** Work is billed once it is done; of a cancelled order, fees alone, or the work done before a withdrawal. */
export type PrestationNonFacturable = { readonly _tag: 'PrestationNonFacturable' }

/** An invoice stands: a credit note comes first. */
export type DejaFacturee = { readonly _tag: 'DejaFacturee'; readonly numero: NumeroPiece }

/** Nothing to charge. */
export type FactureVide = { readonly _tag: 'FactureVide' }

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
  | RefusDeFrais
  | RefusDeTravailRetracte
  | DepassementSansAccord
  | DateExecutionRefusee
  | MentionsManquantes

/** A dossier, the invoices that were issued for it, oldest first, and the last withdrawal from it that took effect. */
export type DossierAFacturer = {
  readonly dossier: Dossier
  /** Everything that was paid or given back, in the order of writing. */
  readonly reglements: readonly Reglement[]
  /** What was issued to a professional for such money, oldest first. */
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly factures: readonly FactureSuivie[]
  readonly retractation: RetractationAFacturer | null
}

/** The invoice that stands: what credit notes have not given back whole. */
export const factureEnCours = (factures: readonly FactureSuivie[]): FactureSuivie | null =>
  factures.find((suivie) => totalCredite(suivie) < suivie.facture.total) ?? null

/** The price that the client accepted: that of the agreed date, even of a visit that a withdrawal ended, else of the quote. */
export const totalAccepte = ({ dossier: { prestation, dates }, retractation }: DossierAFacturer): Montant =>
  prorataDu(prestation, retractation)?.total ?? dateAcceptee(dates)?.total ?? prestation.estimation.totalNet

/** Nobody went to a cancelled visit: no travel is billed with its fees. */
const saisieRetenue = ({ statut }: Pick<Prestation, 'statut'>, saisie: SaisieDeFacture): SaisieDeFacture =>
  statut === 'annulé' ? { ...saisie, kmAllerRetour: 0 } : saisie

const NON_FACTURABLE: PrestationNonFacturable = { _tag: 'PrestationNonFacturable' }

const contenuRefuse = (
  { dossier: { prestation }, retractation }: DossierAFacturer,
  { travail, minutes, pieces }: SaisieDeFacture,
): RefusDeFacture | null => {
  if (prestation.statut === 'terminé') return null
  if (prestation.statut !== 'annulé' || pieces.length > 0) return NON_FACTURABLE
  if (!travail) return null
  return retractation === null
    ? NON_FACTURABLE
    : travailRetracteRefuse(prorataDu(prestation, retractation), minutes ?? 0)
}

const lignesDe = (
  { dossier: { prestation, dates }, retractation }: DossierAFacturer,
  saisie: SaisieDeFacture,
): readonly LigneFacturee[] => {
  const prorata = saisie.travail ? prorataDu(prestation, retractation) : null
  return prorata === null
    ? composerLignes(
        prestation,
        saisieRetenue(prestation, saisie),
        compteDouble(majoreConvenu(dates), saisie.dateExecution),
      )
    : [ligneAuProrata(prorata, saisie.minutes ?? 0)]
}

const verifierSituation = (
  aFacturer: DossierAFacturer,
  saisie: SaisieDeFacture,
  jour: DateCivile,
): RefusDeFacture | null => {
  const { dossier, factures, retractation } = aFacturer
  const { creeLe } = dossier.prestation
  const enCours = factureEnCours(factures)
  if (enCours !== null) return { _tag: 'DejaFacturee', numero: enCours.facture.numero }
  const contenu = contenuRefuse(aFacturer, saisie)
  if (contenu !== null) return contenu
  if (saisie.dateExecution > jour || saisie.dateExecution < dateParis(creeLe)) return { _tag: 'DateExecutionRefusee' }
  return fraisRefuses(dossier.prestation, saisie, retractation)
}

/** More than the quote; fees alone are not compared with it: the terms limit them. */
const depasse = ({ lignes, total, totalDevis }: Pick<FacturePreparee, 'lignes' | 'total' | 'totalDevis'>): boolean =>
  total > totalDevis && !estDeFraisSeuls(lignes)

const composer = (
  aFacturer: DossierAFacturer,
  saisie: SaisieDeFacture,
  entreprise: Entreprise,
  instant: Date,
): FacturePreparee => {
  const { prestation } = aFacturer.dossier
  const { acheteur } = prestation.engagement
  const jour = dateParis(instant)
  const lignes = lignesDe(aFacturer, saisie)
  const total = totalDesLignes(lignes)
  const totalDevis = totalAccepte(aFacturer)
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
    service: designationDuService(prestation.estimation.serviceId, prestation.estimation.service),
    lignes,
    total,
    mentions: mentionsPortees(jour, acheteur.type, lignes),
    numeroDevis: prestation.numeroDevis,
    totalDevis,
    accordDepassement: depasse({ lignes, total, totalDevis }) ? saisie.accordDepassement.trim() : '',
    dateExecution: saisie.dateExecution,
    modalite: prestation.estimation.modalite,
    echeance: echeance(jour, acheteur.type),
    acomptes: deduire(aFacturer, total),
  }
}

const verifierContenu = (facture: FacturePreparee): RefusDeFacture | null => {
  const { total, totalDevis, accordDepassement } = facture
  if (total <= 0) return { _tag: 'FactureVide' }
  if (depasse(facture) && accordDepassement === '') return { _tag: 'DepassementSansAccord', total, totalDevis }
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
  const facture = composer(aFacturer, saisie, entreprise, instant)
  const contenu = verifierContenu(facture)
  return contenu === null ? E.right(facture) : E.left(contenu)
}
