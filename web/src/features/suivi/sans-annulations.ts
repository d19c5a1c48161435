import type { EvenementReply } from '#adapters/http/contract/values/prestation-reply'

/** The slip that an undoing is about: the last one of the same amount that still counts. */
const visee = (avant: readonly EvenementReply[], montant: number): number =>
  avant.findLastIndex(
    ({ fait }) => fait.genre === 'acompte' && !fait.annule && fait.pieces.length === 0 && fait.montant === -montant,
  )

/** A history without the slips that were undone, nor what undid them: no money moved. Those that have documents are told with them. */
export const sansAnnulations = (historique: readonly EvenementReply[]): readonly EvenementReply[] =>
  historique.reduce<readonly EvenementReply[]>((dits, evenement) => {
    const { fait } = evenement
    const rang = fait.genre === 'acompte' && fait.annule && fait.pieces.length === 0 ? visee(dits, fait.montant) : -1
    return rang === -1 ? [...dits, evenement] : dits.filter((_, autre) => autre !== rang)
  }, [])
