import { formaterInstant } from '#domain/calendrier/formater-date'
import type { Fait } from '#domain/prestation/evenement'
import { centimes, formaterMontant } from '#domain/shared/montant'
import type { EvenementReply, PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import {
  avoirTexte,
  devisRetireTexte,
  devisTexte,
  factureTexte,
  fraisNotesTexte,
  leTexte,
  montantTexte,
  motifTexte,
  PASSE_TEXTS,
  pieceDAcompteTexte,
  pourTexte,
  propositionsTexte,
  STATUT_FAITS,
} from '../../contents/suivi-texts.ts'
import { type Jalon, jalon } from './jalon.ts'

const instants = (dates: readonly string[]): readonly string[] =>
  dates.map((date) => pourTexte(formaterInstant(new Date(date))))

/** Whether the last thing agreed before was a date: giving it back is not refusing a proposal. */
const avaitConvenu = (avant: readonly EvenementReply[]): boolean =>
  avant.findLast(({ fait }) => fait.genre.startsWith('date_'))?.fait.genre === 'date_acceptee'

const dernieresProposees = (avant: readonly EvenementReply[]): number => {
  const proposition = avant.map(({ fait }) => fait).findLast((fait) => fait.genre === 'date_proposee')
  return proposition?.genre === 'date_proposee' ? proposition.dates.length : 1
}

const refus = (motif: string, avant: readonly EvenementReply[]): Pick<Jalon, 'titre' | 'precisions'> => {
  const propose = dernieresProposees(avant) === 1 ? PASSE_TEXTS.refuse : PASSE_TEXTS.refusees
  return {
    titre: avaitConvenu(avant) ? PASSE_TEXTS.rendu : propose,
    precisions: motif === '' ? [] : [motifTexte(motif)],
  }
}

type FaitDAcompte = Extract<Fait, { genre: 'acompte' }>

type Annulation = Extract<Fait, { genre: 'annulation' }>

const annulation = ({ motif, frais }: Annulation, parClient: boolean): Pick<Jalon, 'titre' | 'precisions'> => ({
  titre: parClient ? PASSE_TEXTS.annuleParClient : PASSE_TEXTS.annuleParEntreprise,
  precisions: [
    ...(parClient && motif !== '' ? [motifTexte(motif)] : []),
    ...(frais === null ? [] : [fraisNotesTexte(formaterMontant(frais))]),
  ],
})

/** The price of the order itself; `null` once another was accepted, since the quote then tells that one. */
const prixDeLaCommande = ({ devis, historique }: PrestationReply): string | null =>
  historique.some(({ fait }) => fait.genre === 'devis_repondu' && fait.accepte) ? null : formaterMontant(devis.totalNet)

const titreDAcompte = (rendu: boolean, annule: boolean): string => {
  if (annule) return rendu ? PASSE_TEXTS.acompteAnnule : PASSE_TEXTS.acompteRetabli
  return rendu ? PASSE_TEXTS.acompteRendu : PASSE_TEXTS.acompteRecu
}

const precisionsDAcompte = ({ montant, pieces }: Pick<FaitDAcompte, 'montant' | 'pieces'>): readonly string[] => [
  montantTexte(formaterMontant(centimes(Math.abs(montant)))),
  ...pieces.map((numero) => pieceDAcompteTexte(montant < 0, numero)),
]

/** How a fact is told; `null` for what only the business cares about. */
const raconter = (
  { fait, auteur }: EvenementReply,
  avant: readonly EvenementReply[],
  prestation: PrestationReply,
): Pick<Jalon, 'titre' | 'precisions'> | null => {
  switch (fait.genre) {
    case 'commande':
    case 'commande_telephone':
      return {
        titre: PASSE_TEXTS.commande,
        precisions: [devisTexte(prestation.devis.numero, prixDeLaCommande(prestation))],
      }
    case 'date_proposee':
      return { titre: propositionsTexte(fait.dates.length), precisions: instants(fait.dates) }
    case 'date_acceptee':
      return { titre: PASSE_TEXTS.accepte, precisions: instants([fait.date]) }
    case 'date_refusee':
      return refus(fait.motif, avant)
    case 'annulation':
      return annulation(fait, auteur === 'client')
    case 'statut':
      return { titre: STATUT_FAITS[fait.vers], precisions: [] }
    case 'appel':
      return { titre: PASSE_TEXTS.appel, precisions: [] }
    case 'acompte':
      return {
        titre: titreDAcompte(fait.montant < 0, fait.annule),
        precisions: precisionsDAcompte(fait),
      }
    case 'acompte_annule':
      return { titre: titreDAcompte(fait.montant < 0, true), precisions: precisionsDAcompte(fait) }
    case 'facture':
      return { titre: factureTexte(fait.numero), precisions: [montantTexte(formaterMontant(fait.total))] }
    case 'avoir':
      return { titre: avoirTexte(fait.numero), precisions: [montantTexte(formaterMontant(fait.total))] }
    case 'devis_propose':
      return { titre: PASSE_TEXTS.devisPropose, precisions: [montantTexte(formaterMontant(fait.total))] }
    case 'devis_repondu':
      return { titre: fait.accepte ? PASSE_TEXTS.devisAccepte : PASSE_TEXTS.devisRefuse, precisions: [] }
    case 'devis_retire':
      return { titre: devisRetireTexte(fait.version), precisions: [] }
    case 'retractation':
      return { titre: PASSE_TEXTS.retractation, precisions: [] }
    case 'coordonnees':
      return { titre: PASSE_TEXTS.coordonnees, precisions: [] }
    case 'devis_renvoye':
    case 'note':
    case 'priorite':
      return null
  }
}

/** What happened, oldest first. */
export const jalonsPasses = (prestation: PrestationReply): readonly Jalon[] => {
  const histoire = sansAnnulations(prestation.historique)
  return histoire.flatMap((evenement, rang) => {
    const recit = raconter(evenement, histoire.slice(0, rang), prestation)
    const quand = leTexte(formaterInstant(new Date(evenement.le)))
    return recit === null ? [] : [jalon('passe', `${rang}-${evenement.fait.genre}`, { ...recit, quand })]
  })
}

/** The slip that an undoing is about: the last one of the same amount that still counts. */
const visee = (avant: readonly EvenementReply[], montant: number): number =>
  avant.findLastIndex(
    ({ fait }) => fait.genre === 'acompte' && !fait.annule && fait.pieces.length === 0 && fait.montant === -montant,
  )

/** A history without the slips that were undone, nor what undid them: no money moved. Those that have documents are told with them. */
const sansAnnulations = (historique: readonly EvenementReply[]): readonly EvenementReply[] =>
  historique.reduce<readonly EvenementReply[]>((dits, evenement) => {
    const { fait } = evenement
    const rang = fait.genre === 'acompte' && fait.annule && fait.pieces.length === 0 ? visee(dits, fait.montant) : -1
    return rang === -1 ? [...dits, evenement] : dits.filter((_, autre) => autre !== rang)
  }, [])
