import { useState } from 'react'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients-admin'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { corriger, type Fiche } from './appels.ts'
import { type ClientActuel, clientActuel } from './correction-perimee.ts'
import {
  type CorrectionSaisie,
  type ErreursDeCorrection,
  ouvrirCorrection,
  verifierCorrection,
} from './correction-saisie.ts'

type Etat = {
  readonly saisie: CorrectionSaisie
  /** Also the orders that bear what was wrong. */
  readonly commandes: boolean
  readonly erreurs: ErreursDeCorrection
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** Somebody else was faster: what one sees is what the next press replaces. */
  readonly actuel: ClientActuel | null
}

export type Correction = Etat & {
  readonly changer: (changes: Partial<CorrectionSaisie>) => void
  readonly cocher: (commandes: boolean) => void
  readonly envoyer: () => Promise<void>
}

/** A field that changes is no longer known to be at fault. */
const sans = (erreurs: ErreursDeCorrection, changes: Partial<CorrectionSaisie>): ErreursDeCorrection =>
  Object.fromEntries(Object.entries(erreurs).filter(([champ]) => !(champ in changes)))

/** The correction of a client; what was typed stays until it is recorded. */
export const useCorrection = (
  { client, version }: Fiche,
  onCorrige: (reponse: CorrectionReply) => void,
): Correction => {
  const [etat, setEtat] = useState<Etat>(() => ({
    saisie: ouvrirCorrection(client),
    commandes: true,
    erreurs: {},
    enCours: false,
    echec: null,
    actuel: null,
  }))
  const { saisie, commandes, actuel } = etat
  const envoyer = async (): Promise<void> => {
    const verifiee = verifierCorrection(saisie)
    if (etat.enCours) return
    if (E.isLeft(verifiee)) return setEtat({ ...etat, erreurs: verifiee.left })
    setEtat({ ...etat, erreurs: {}, enCours: true, echec: null })
    const lue = actuel?.version ?? version
    const reponse = await corriger(client.id, { ...verifiee.right, commandes, version: lue })()
    if (E.isRight(reponse)) return onCorrige(reponse.right)
    const { left: echec } = reponse
    const champs = echec._tag === 'Refus' ? echec.champs : {}
    setEtat((avant) => ({
      ...avant,
      enCours: false,
      echec,
      erreurs: champs,
      actuel: clientActuel(echec) ?? avant.actuel,
    }))
  }
  return {
    ...etat,
    changer: (changes) =>
      setEtat((avant) => ({
        ...avant,
        saisie: { ...avant.saisie, ...changes },
        erreurs: sans(avant.erreurs, changes),
      })),
    cocher: (coche) => setEtat((avant) => ({ ...avant, commandes: coche })),
    envoyer,
  }
}
