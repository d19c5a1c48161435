import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { centimes, type Montant } from '#domain/shared/montant'
import { acomptesEnAttente, soldeDeCommande, totalRecu } from './compte-de-commande.ts'
import { acompteMax } from './encaisser.ts'
import { composerLignes } from './composer-lignes.ts'
import type { FactureDAcompteSuivie, FactureSuivie, Reglement } from './reglement.ts'
import { type Frais, fraisProposes, GenreDeFrais, plafondDeFrais, preavisTardif } from './frais.ts'
import { majoreConvenu, type RetractationAFacturer } from './travail-facture.ts'
import type { LigneFacturee } from './ligne-facturee.ts'
import { type MentionManquante, mentionsDeLEntreprise } from './mentions.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import type { PieceDetacheeEnCours, SaisieDeFacture } from './saisie.ts'

/** Money that an invoice holds. */
export type MontantDetenu = { readonly numero: NumeroPiece; readonly montant: Montant }

/** What was paid on invoices that were given back whole counts on the last of them, until another is issued. */
const detenus = (aFacturer: DossierAFacturer, acomptes: readonly Reglement[]): readonly MontantDetenu[] => {
  const derniere = aFacturer.factures.at(-1)
  const montant = centimes(0 - soldeDeCommande(aFacturer) - totalRecu(acomptes))
  if (derniere === undefined || factureEnCours(aFacturer.factures) !== null || montant <= 0) return []
  return [{ numero: derniere.facture.numero, montant }]
}

/** All that somebody needs to know who is about to bill a prestation. */
export type AFacturer = {
  readonly prestation: Prestation
  /** Whether the work counts double on the agreed day; `null` when no day was agreed. */
  readonly majore: boolean | null
  readonly totalAccepte: Montant
  readonly lignesDuDevis: readonly LigneFacturee[]
  readonly dateExecution: DateCivile
  readonly dateExecutionDes: DateCivile
  readonly dateExecutionAu: DateCivile
  readonly fraisProposes: readonly Frais[]
  readonly plafonds: readonly Frais[]
  readonly factures: readonly FactureSuivie[]
  /** Money that came without an invoice; what may still come so. */
  readonly acomptes: readonly Reglement[]
  /** What was issued to a professional for such money. */
  readonly facturesDAcompte: readonly FactureDAcompteSuivie[]
  readonly acompteMax: Montant
  /** Invoices less credit notes less payments. */
  readonly solde: Montant
  /** What invoices that were given back whole still hold: the next one takes it over. */
  readonly detenus: readonly MontantDetenu[]
  readonly factureEnCours: NumeroPiece | null
  readonly mentionsManquantes: readonly MentionManquante[]
  /** The last withdrawal that took effect; `null` while the contract stands. */
  readonly retractation: RetractationAFacturer | null
}

/** The quote as it is, without anything that came up on site. */
export const saisieDuDevis = (dateExecution: DateCivile): SaisieDeFacture => ({
  dateExecution,
  travail: true,
  minutes: null,
  kmAllerRetour: null,
  pieces: [],
  frais: [],
  accordDepassement: '',
})

/** The parts that the client accepted; a quote may leave it to the invoice to say whether they are new. */
const piecesDuDevis = ({ estimation: { lignes } }: Prestation): readonly PieceDetacheeEnCours[] =>
  lignes
    .filter(({ nature }) => nature === 'piece')
    .map(({ designation, quantite, prixUnitaire, etat = null }) => ({ designation, quantite, prixUnitaire, etat }))

/** The day of the agreed visit when it has come, or of the late notice that ended it, else today. */
const jourDExecution = (
  { dates, prestation: { statut } }: Dossier,
  evenements: readonly Evenement[],
  jour: DateCivile,
): DateCivile => {
  const fin = statut === 'annulé' ? preavisTardif(evenements)?.le : dateAcceptee(dates)?.debut
  const prevu = fin === undefined ? jour : dateParis(fin)
  return prevu < jour ? prevu : jour
}

/** What the form of an invoice starts from. */
export const preparerSaisie = (
  aFacturer: DossierAFacturer,
  evenements: readonly Evenement[],
  entreprise: Entreprise,
  instant: Date,
): AFacturer => {
  const { dossier, factures, facturesDAcompte, retractation } = aFacturer
  const acomptes = acomptesEnAttente(aFacturer)
  const { prestation } = dossier
  const jour = dateParis(instant)
  const dateExecution = jourDExecution(dossier, evenements, jour)
  const duDevis = { ...saisieDuDevis(dateExecution), pieces: piecesDuDevis(prestation) }
  const majore = majoreConvenu(dossier.dates)
  return {
    prestation,
    majore,
    totalAccepte: totalAccepte(aFacturer),
    lignesDuDevis: composerLignes(prestation, duDevis, majore ?? false),
    dateExecution,
    dateExecutionDes: dateParis(prestation.creeLe),
    dateExecutionAu: jour,
    fraisProposes: retractation === null ? fraisProposes(evenements, prestation) : [],
    plafonds: GenreDeFrais.values.map((genre) => ({ genre, montant: plafondDeFrais(genre, prestation) })),
    factures,
    acomptes,
    facturesDAcompte,
    acompteMax: acompteMax(aFacturer),
    detenus: detenus(aFacturer, acomptes),
    solde: soldeDeCommande(aFacturer),
    factureEnCours: factureEnCours(factures)?.facture.numero ?? null,
    mentionsManquantes: mentionsDeLEntreprise(entreprise),
    retractation,
  }
}
