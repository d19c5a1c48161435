import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Evenement } from '#domain/prestation/evenement'
import type { Prestation } from '#domain/prestation/prestation'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { etatDuCompte } from './encaisser.ts'
import { composerLignes } from './composer-lignes.ts'
import { fraisProposes, GenreDeFrais, plafondDeFrais, preavisTardif } from './frais.ts'
import { majoreConvenu } from './travail-facture.ts'
import { mentionsDeLEntreprise } from './mentions.ts'
import { type DossierAFacturer, totalAccepte } from './preparer-facture.ts'
import type { PieceDetacheeEnCours, SaisieDeFacture } from './saisie.ts'

/** The values of the invoice form for the quote as it is, without any change on site. */
export const saisieDuDevis = (dateExecution: DateCivile): SaisieDeFacture => ({
  dateExecution,
  travail: true,
  minutes: null,
  kmAllerRetour: null,
  pieces: [],
  frais: [],
  accordDepassement: '',
})

/** The parts of the accepted quote. Whether they are new may still be unknown: then the invoice must say it. */
const piecesDuDevis = ({ estimation: { lignes } }: Prestation): readonly PieceDetacheeEnCours[] =>
  lignes
    .filter(({ nature }) => nature === 'piece')
    .map(({ designation, quantite, prixUnitaire, etat = null }) => ({ designation, quantite, prixUnitaire, etat }))

/** The day of the agreed visit if it is past or today, or of the late notice that ended the order; else today. */
const jourDExecution = (
  { dates, prestation: { statut } }: Dossier,
  evenements: readonly Evenement[],
  jour: DateCivile,
): DateCivile => {
  const fin = statut === 'annulé' ? preavisTardif(evenements)?.le : dateAcceptee(dates)?.debut
  const prevu = fin === undefined ? jour : dateParis(fin)
  return prevu < jour ? prevu : jour
}

/** The data with which the invoice form of a prestation opens. */
export const preparerSaisie = (
  aFacturer: DossierAFacturer,
  evenements: readonly Evenement[],
  entreprise: Entreprise,
  instant: Date,
) => {
  const { dossier, factures, facturesDAcompte, retractation } = aFacturer
  const { prestation, dates } = dossier
  const { enAttente, autres, acompteMax, solde, facture } = etatDuCompte(aFacturer)
  const [jour, derniere] = [dateParis(instant), factures.at(-1)]
  const dateExecution = jourDExecution(dossier, evenements, jour)
  const duDevis = { ...saisieDuDevis(dateExecution), pieces: piecesDuDevis(prestation) }
  const majore = majoreConvenu(dates)
  return {
    prestation,
    factures,
    facturesDAcompte,
    retractation,
    /** True if labour counts double on the agreed day; `null` if no day is agreed. */
    majore,
    totalAccepte: totalAccepte(aFacturer),
    lignesDuDevis: composerLignes(prestation, duDevis, majore ?? false),
    dateExecution,
    dateExecutionDes: dateParis(prestation.creeLe),
    dateExecutionAu: jour,
    fraisProposes: retractation === null ? fraisProposes(evenements, prestation) : [],
    plafonds: GenreDeFrais.values.map((genre) => ({ genre, montant: plafondDeFrais(genre, prestation) })),
    /** Deposits received without an invoice, and how much more may be received so. */
    acomptes: enAttente,
    acompteMax,
    /** Invoices minus credit notes minus payments, in cents. */
    solde,
    /** Money paid on fully credited invoices. It stays on the last of them until the next invoice deducts it. */
    detenus:
      derniere === undefined || facture !== null || autres <= 0
        ? []
        : [{ numero: derniere.facture.numero, montant: autres }],
    factureEnCours: facture,
    mentionsManquantes: mentionsDeLEntreprise(entreprise),
  }
}

export type AFacturer = ReturnType<typeof preparerSaisie>
