import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { DATE_TEXTS } from '../../../contents/admin-date-texts.ts'
import { modifier } from './appels.ts'
import type { DateSaisie } from './date-saisie.ts'
import { type ErreursDates, erreursEncoreVraies, momentDe, verifierDates } from './dates-saisies.ts'
import { type EtatActuel, etatActuel } from './perimee.ts'
import type { Essai } from './use-essai.ts'

type Etat = {
  readonly enCours: boolean
  /** As they were found by the last press. */
  readonly erreurs: ErreursDates
  readonly echec: CallFailure | null
  readonly actuelle: EtatActuel | null
  /** What the last press was about. */
  readonly verifiees: readonly DateSaisie[]
}

const REPOS: Etat = { enCours: false, erreurs: {}, echec: null, actuelle: null, verifiees: [] }

export type Proposition = Omit<Etat, 'verifiees'> & {
  /** The errors to show: a line that was changed since has none. */
  readonly encoreVraies: ErreursDates
  /** The second press, on what somebody else recorded meanwhile. */
  readonly envoyer: () => Promise<void>
}

/** The lines whose time is known to be taken. */
const occupees = (saisies: readonly DateSaisie[], essai: Essai): ErreursDates =>
  Object.fromEntries(
    saisies.flatMap((saisie) => {
      const moment = momentDe(saisie)
      const pris = moment !== null && (essai.de(moment)?.conflits.length ?? 0) > 0
      return pris ? [[saisie.cle, DATE_TEXTS.occupee] as const] : []
    }),
  )

type Entree = {
  readonly prestation: PrestationReply
  readonly saisies: readonly DateSaisie[]
  readonly essai: Essai
  readonly onEnvoyee: (prestation: PrestationReply) => void
  /** Somebody else was faster: the record behind the modal is out of date. */
  readonly onPerimee: () => void
}

/**
 * Sends the dates of the modal, on the record as it was when the modal opened. Whatever it answers, what was typed stays.
 */
export const useProposition = ({ prestation, saisies, essai, onEnvoyee, onPerimee }: Entree): Proposition => {
  const [versionLue] = useState(prestation.version)
  const [etat, setEtat] = useState<Etat>(REPOS)
  const envoyer = async (): Promise<void> => {
    if (etat.enCours || essai.enCours) return
    const verifiees = verifierDates(saisies, new Date())
    const erreurs = E.isLeft(verifiees) ? verifiees.left : occupees(saisies, essai)
    if (E.isLeft(verifiees) || Object.keys(erreurs).length > 0) {
      setEtat({ ...REPOS, erreurs, verifiees: saisies })
      return
    }
    setEtat({ ...REPOS, enCours: true })
    const version = etat.actuelle?.version ?? versionLue
    const reponse = await modifier(prestation.id, { propositions: verifiees.right, version })()
    if (E.isRight(reponse)) return onEnvoyee(reponse.right)
    const actuelle = etatActuel(reponse.left)
    setEtat({ ...REPOS, echec: reponse.left, actuelle, verifiees: saisies })
    if (actuelle !== null) onPerimee()
  }
  const { enCours, erreurs, actuelle, verifiees } = etat
  // A refusal is about the dates that were sent; two states side by side stay until they are settled.
  const echec = actuelle !== null || verifiees === saisies ? etat.echec : null
  return { enCours, erreurs, echec, actuelle, envoyer, encoreVraies: erreursEncoreVraies(erreurs, verifiees, saisies) }
}
