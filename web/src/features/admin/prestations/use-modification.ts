import { useCallback, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Priorite } from '#domain/prestation/priorite'
import type { Statut } from '#domain/prestation/statut'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { modifier } from './appels.ts'
import { type EtatActuel, etatActuel } from './perimee.ts'

/** What the owner wants a prestation to become. */
export type Voulu = { readonly statut: Statut; readonly motif: string } | { readonly priorite: Priorite }

type Lue = Pick<PrestationReply, 'id' | 'version'>

type Etat = {
  readonly enCours: boolean
  /** What was wanted last: shown while it is on its way. */
  readonly voulu: Voulu | null
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuelle: EtatActuel | null
}

const REPOS: Etat = { enCours: false, voulu: null, echec: null, actuelle: null }

export type Modification = Etat & {
  /** `lue`: the record as it was when the change was decided. Answers whether it was made. */
  readonly envoyer: (lue: Lue, voulu: Voulu) => Promise<boolean>
  readonly oublier: () => void
}

/** One change of a prestation, and what became of it. A change that failed is told, never half shown. */
export const useModification = (onModifiee: (prestation: PrestationReply) => void): Modification => {
  const [etat, setEtat] = useState<Etat>(REPOS)
  const envoyer = async ({ id, version }: Lue, voulu: Voulu): Promise<boolean> => {
    setEtat({ ...REPOS, enCours: true, voulu })
    const reponse = await modifier(id, { ...voulu, version })()
    if (E.isRight(reponse)) {
      onModifiee(reponse.right)
      setEtat(REPOS)
      return true
    }
    setEtat({ ...REPOS, voulu, echec: reponse.left, actuelle: etatActuel(reponse.left) })
    return false
  }
  const oublier = useCallback(() => setEtat(REPOS), [])
  return { ...etat, envoyer, oublier }
}
