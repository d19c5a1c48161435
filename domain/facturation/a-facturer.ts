import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import type { Montant } from '#domain/shared/montant'
import { acomptesEnAttente, soldeDeCommande } from './compte-de-commande.ts'
import { acompteMax, tenus } from './encaisser.ts'
import { composerLignes } from './composer-lignes.ts'
import type { Reglement } from './reglement.ts'
import { type Frais, fraisProposes, GenreDeFrais, plafondDeFrais, preavisTardif } from './frais.ts'
import { majoreConvenu } from './travail-facture.ts'
import type { LigneFacturee } from './ligne-facturee.ts'
import { type MentionManquante, mentionsDeLEntreprise } from './mentions.ts'
import type { NumeroPiece } from './numero-piece.ts'
import { type DossierAFacturer, factureEnCours, totalAccepte } from './preparer-facture.ts'
import type { PieceDetacheeEnCours, SaisieDeFacture } from './saisie.ts'

/** What was paid on invoices that were given back whole counts on the last of them, until another is issued. */
const detenus = (aFacturer: DossierAFacturer): AFacturer['detenus'] => {
  const [derniere, { autres }] = [aFacturer.factures.at(-1), tenus(aFacturer)]
  if (derniere === undefined || factureEnCours(aFacturer.factures) !== null || autres <= 0) return []
  return [{ numero: derniere.facture.numero, montant: autres }]
}

/** All that somebody needs to know who is about to bill a prestation. */
export type AFacturer = Pick<DossierAFacturer, 'factures' | 'facturesDAcompte' | 'retractation'> & {
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
  /** Money that came without an invoice; what may still come so. */
  readonly acomptes: readonly Reglement[]
  readonly acompteMax: Montant
  /** Invoices less credit notes less payments. */
  readonly solde: Montant
  /** What invoices that were given back whole still hold: the next one deducts it. */
  readonly detenus: readonly { readonly numero: NumeroPiece; readonly montant: Montant }[]
  readonly factureEnCours: NumeroPiece | null
  readonly mentionsManquantes: readonly MentionManquante[]
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
    acomptes: acomptesEnAttente(aFacturer),
    facturesDAcompte,
    acompteMax: acompteMax(aFacturer),
    detenus: detenus(aFacturer),
    solde: soldeDeCommande(aFacturer),
    factureEnCours: factureEnCours(factures)?.facture.numero ?? null,
    mentionsManquantes: mentionsDeLEntreprise(entreprise),
    retractation,
  }
}
