import * as E from '#fp/Either'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import { deduire } from './deductions.ts'
import { composerLignes, totalDesLignes } from './composer-lignes.ts'
import type { CompteDeCommande } from './compte-de-commande.ts'
import { entete, objetDe } from './emission.ts'
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

export type RefusDeFacture =
  /** The work is not done. A cancelled or withdrawn order can be billed only for fees, or for work before the withdrawal. */
  | { readonly _tag: 'PrestationNonFacturable' }
  /** An invoice is in force: it must be credited first. */
  | { readonly _tag: 'DejaFacturee'; readonly numero: NumeroPiece }
  /** The invoice has no line. */
  | { readonly _tag: 'FactureVide' }
  /** The total is above the quote, and the agreement of the client is not described. */
  | { readonly _tag: 'DepassementSansAccord'; readonly total: Montant; readonly totalDevis: Montant }
  /** The day of the work is before the order, or in the future. */
  | { readonly _tag: 'DateExecutionRefusee' }
  | RefusDeFrais
  | RefusDeTravailRetracte
  | MentionsManquantes

/** An order with its ledger, and its last effective withdrawal, if any. */
export type DossierAFacturer = Omit<CompteDeCommande, 'factures'> & {
  readonly dossier: Dossier
  readonly factures: readonly FactureSuivie[]
  readonly retractation: RetractationAFacturer | null
}

/** The invoice in force: the one not fully credited; `null` if there is none. */
export const factureEnCours = (factures: readonly FactureSuivie[]): FactureSuivie | null =>
  factures.find((suivie) => !estEntierementCreditee(suivie)) ?? null

/** The price that the client accepted: that of the agreed date, even if a withdrawal cancelled the visit; else that of the quote. */
export const totalAccepte = ({ dossier: { prestation, dates }, retractation }: DossierAFacturer): Montant =>
  prorataDu(prestation, retractation)?.total ?? dateAcceptee(dates)?.total ?? prestation.estimation.totalNet

const lignesDe = (
  { dossier: { prestation, dates }, retractation }: DossierAFacturer,
  saisie: SaisieDeFacture,
): readonly LigneFacturee[] => {
  const prorata = saisie.travail ? prorataDu(prestation, retractation) : null
  if (prorata !== null) return [ligneAuProrata(prorata, saisie.minutes ?? 0)]
  // Nobody travelled for a cancelled order, and nothing is owed for the way to one that was withdrawn from.
  const sansTrajet = prestation.statut === 'annulé' || retractation !== null
  const retenue = sansTrajet ? { ...saisie, kmAllerRetour: 0 } : saisie
  return composerLignes(prestation, retenue, compteDouble(majoreConvenu(dates), saisie.dateExecution))
}

const verifierSituation = (
  { dossier: { prestation }, factures, retractation }: DossierAFacturer,
  saisie: SaisieDeFacture,
  jour: DateCivile,
): RefusDeFacture | null => {
  const { statut, creeLe } = prestation
  const { travail, minutes, pieces, dateExecution } = saisie
  const enCours = factureEnCours(factures)
  if (enCours !== null) return { _tag: 'DejaFacturee', numero: enCours.facture.numero }
  if (statut !== 'terminé' || retractation !== null) {
    if ((statut !== 'annulé' && statut !== 'terminé') || pieces.length > 0 || (travail && retractation === null))
      return { _tag: 'PrestationNonFacturable' }
    const refuse = travail ? travailRetracteRefuse(prorataDu(prestation, retractation), minutes ?? 0) : null
    if (refuse !== null) return refuse
  }
  if (dateExecution > jour || dateExecution < dateParis(creeLe)) return { _tag: 'DateExecutionRefusee' }
  return fraisRefuses(prestation, saisie, retractation)
}

/** Payment delay of a professional, in days from the issue (Code de commerce, L. 441-10). */
const DELAI_PROFESSIONNEL_JOURS = 30

/** The last day to pay; a consumer pays on receipt. */
export const echeance = (date: DateCivile, type: TypeClient): DateCivile =>
  type === 'professionnel' ? plusJours(date, DELAI_PROFESSIONNEL_JOURS) : date

/** Composes and checks the invoice of a visit, still without a number. The browser runs it for the preview, the server to decide. */
export const preparerFacture = (
  aFacturer: DossierAFacturer,
  saisie: SaisieDeFacture,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDeFacture, FacturePreparee> => {
  const { prestation } = aFacturer.dossier
  const commun = entete(objetDe(prestation), { entreprise, instant })
  const { date, acheteur } = commun
  const situation = verifierSituation(aFacturer, saisie, date)
  if (situation !== null) return E.left(situation)
  const lignes = lignesDe(aFacturer, saisie)
  const [total, totalDevis] = [totalDesLignes(lignes), totalAccepte(aFacturer)]
  if (total <= 0) return E.left({ _tag: 'FactureVide' })
  // Invoices of fees only are not compared with the quote: the terms limit them.
  const depasse = total > totalDevis && !estDeFraisSeuls(lignes)
  const accordDepassement = depasse ? saisie.accordDepassement.trim() : ''
  if (depasse && accordDepassement === '') return E.left({ _tag: 'DepassementSansAccord', total, totalDevis })
  return exigerMentions<FacturePreparee>({
    ...commun,
    genre: 'facture',
    lignes,
    total,
    mentions: mentionsPortees(date, acheteur.type, lignes),
    numeroDevis: prestation.numeroDevis,
    totalDevis,
    accordDepassement,
    dateExecution: saisie.dateExecution,
    modalite: prestation.estimation.modalite,
    echeance: echeance(date, acheteur.type),
    acomptes: deduire(aFacturer, total),
  })
}
