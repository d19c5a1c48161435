import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate } from '#domain/calendrier/formater-date'
import { remboursementAvant } from '#domain/retractation/delai'
import { formaterMontant } from '#domain/shared/montant'
import { aRembourserTexte, aRendreTexte, CARTE_TEXTS } from '../../contents/prestations-texts.ts'

type Finie = Pick<PrestationDuClientReply, 'aRendre' | 'historique' | 'debutAnticipeLe'>

/** What becomes of the money that is held of an order that came to nothing; none when none is held. */
export const remboursement = ({ aRendre, historique, debutAnticipeLe }: Finie): readonly string[] => {
  if (aRendre <= 0) return []
  const retractee = historique.findLast(({ fait }) => fait.genre === 'retractation')
  if (retractee === undefined) {
    const tardive = historique.some(({ fait }) => fait.genre === 'annulation' && fait.frais !== null)
    return [aRendreTexte(formaterMontant(aRendre), tardive)]
  }
  const jour = formaterDate(remboursementAvant(new Date(retractee.le)))
  return [
    aRembourserTexte(formaterMontant(aRendre), jour),
    ...(debutAnticipeLe === null ? [] : [CARTE_TEXTS.saufTravail]),
  ]
}
