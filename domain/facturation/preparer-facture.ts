import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import { deduire } from './deductions.ts'
import { composerLignes, totalDesLignes } from './composer-lignes.ts'
import type { CompteDeCommande } from './compte-de-commande.ts'
import { type Emission, entete, objetDe } from './emission.ts'
import { estEntierementCreditee, type FactureSuivie } from './reglement.ts'
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
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
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

export type RefusDeFacture =
  | PrestationNonFacturable
  | DejaFacturee
  | FactureVide
  | RefusDeFrais
  | RefusDeTravailRetracte
  | DepassementSansAccord
  | DateExecutionRefusee
  | MentionsManquantes

/** An order with its ledger, and the last withdrawal from it that took effect. */
export type DossierAFacturer = Omit<CompteDeCommande, 'factures'> & {
  readonly dossier: Dossier
  readonly factures: readonly FactureSuivie[]
  readonly retractation: RetractationAFacturer | null
}

/** The invoice that stands: what credit notes have not given back whole. */
export const factureEnCours = (factures: readonly FactureSuivie[]): FactureSuivie | null =>
  factures.find((suivie) => !estEntierementCreditee(suivie)) ?? null

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

/** Days that a professional has to pay, counted from the issue (Code de commerce, L. 441-10). */
const DELAI_PROFESSIONNEL_JOURS = 30

/** The last day for payment: a consumer pays on receipt. */
export const echeance = (date: DateCivile, type: TypeClient): DateCivile =>
  type === 'professionnel' ? plusJours(date, DELAI_PROFESSIONNEL_JOURS) : date

const composer = (aFacturer: DossierAFacturer, saisie: SaisieDeFacture, emission: Emission): FacturePreparee => {
  const { prestation } = aFacturer.dossier
  const commun = entete(objetDe(prestation), emission)
  const { date, acheteur } = commun
  const lignes = lignesDe(aFacturer, saisie)
  const total = totalDesLignes(lignes)
  const totalDevis = totalAccepte(aFacturer)
  return {
    ...commun,
    genre: 'facture',
    lignes,
    total,
    mentions: mentionsPortees(date, acheteur.type, lignes),
    numeroDevis: prestation.numeroDevis,
    totalDevis,
    accordDepassement: depasse({ lignes, total, totalDevis }) ? saisie.accordDepassement.trim() : '',
    dateExecution: saisie.dateExecution,
    modalite: prestation.estimation.modalite,
    echeance: echeance(date, acheteur.type),
    acomptes: deduire(aFacturer, total),
  }
}

const exigerContenu = (facture: FacturePreparee): E.Either<RefusDeFacture, FacturePreparee> => {
  const { total, totalDevis, accordDepassement } = facture
  if (total <= 0) return E.left({ _tag: 'FactureVide' })
  return depasse(facture) && accordDepassement === ''
    ? E.left({ _tag: 'DepassementSansAccord', total, totalDevis })
    : exigerMentions(facture)
}

/** What a finished visit costs, ready for a number. The same function shows it while it is typed and decides when it is sent. */
export const preparerFacture = (
  aFacturer: DossierAFacturer,
  saisie: SaisieDeFacture,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDeFacture, FacturePreparee> => {
  const situation = verifierSituation(aFacturer, saisie, dateParis(instant))
  return situation === null ? exigerContenu(composer(aFacturer, saisie, { entreprise, instant })) : E.left(situation)
}
