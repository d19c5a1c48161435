import { useState } from 'react'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import * as E from '#fp/Either'
import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { type EchecDeGeste, echecDeGeste } from '../suivi/echec-de-geste.ts'
import { type ErreursSouhaits, type SouhaitSaisi, verifierSouhaits } from '../suivi/souhaits-saisis.ts'
import type { ActionDeLien } from './action.ts'
import { dateChoisie, demandeAFaire } from './decision.ts'
import type { PropositionLue } from './use-proposition.ts'

/** What is typed on the page, kept whatever the server answers and whichever action is looked at. */
export type SaisieDeReponse = {
  readonly date: string
  readonly motif: string
  readonly souhaits: readonly SouhaitSaisi[]
  /** Ticked to agree on a date within the withdrawal delay. */
  readonly demandee: boolean
}

export type ReponseEnCours = {
  readonly saisie: SaisieDeReponse
  readonly erreurs: ErreursSouhaits
  /** It was pressed without the request that the date takes. */
  readonly manque: boolean
  readonly enCours: boolean
  readonly echec: EchecDeGeste | null
  readonly saisir: (changes: Partial<SaisieDeReponse>) => void
  readonly envoyer: (action: ActionDeLien) => Promise<void>
}

/** The form of the date page and its one call. */
export const useReponse = (
  proposition: PropositionReply,
  { repondre }: Pick<PropositionLue, 'repondre'>,
): ReponseEnCours => {
  const [saisie, setSaisie] = useState<SaisieDeReponse>({
    date: proposition.date.id,
    motif: '',
    souhaits: [],
    demandee: false,
  })
  const [erreurs, setErreurs] = useState<ErreursSouhaits>({})
  const [manque, setManque] = useState(false)
  const [enCours, setEnCours] = useState(false)
  const [echec, setEchec] = useState<EchecDeGeste | null>(null)
  const envoyer = async (action: ActionDeLien): Promise<void> => {
    const accepte = action === 'accepter'
    const souhaits = verifierSouhaits(accepte ? [] : saisie.souhaits, dateParis(new Date()))
    if (E.isLeft(souhaits)) return setErreurs(souhaits.left)
    const choisie = dateChoisie(proposition, saisie.date)
    const debutAnticipe = accepte && demandeAFaire(proposition, choisie) !== null
    setManque(debutAnticipe && !saisie.demandee)
    if (debutAnticipe && !saisie.demandee) return
    setEnCours(true)
    setErreurs({})
    setEchec(null)
    const motif = accepte ? '' : saisie.motif
    const refus = await repondre({ action, date: choisie.id, motif, creneaux: souhaits.right, debutAnticipe })
    setEnCours(false)
    setEchec(refus === null ? null : echecDeGeste(refus))
  }
  const saisir = (changes: Partial<SaisieDeReponse>): void => setSaisie((avant) => ({ ...avant, ...changes }))
  return { saisie, erreurs, manque, enCours, echec, saisir, envoyer }
}
