import { useState } from 'react'
import type { CorrectionReply } from '#adapters/http/contract/routes/clients'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { corriger, type Fiche } from './queries.ts'
import { type ClientActuel, clientActuel } from './correction-perimee.ts'
import {
  type CorrectionSaisie,
  type ErreursDeCorrection,
  changeLEmail,
  ouvrirCorrection,
  verifierCorrection,
} from './correction-saisie.ts'

type Etat = {
  readonly saisie: CorrectionSaisie
  /** Also the orders that bear what was wrong. */
  readonly commandes: boolean
  /** Another mail address was checked with the client. */
  readonly confirmee: boolean
  readonly erreurs: ErreursDeCorrection
  readonly enCours: boolean
  readonly echec: CallFailure | null
  /** Somebody else was faster: what one sees is what the next press replaces. */
  readonly actuel: ClientActuel | null
}

export type Correction = Etat & {
  /** Whether what is typed is another mail address than that of the account. */
  readonly nouvelEmail: boolean
  readonly changer: (changes: Partial<CorrectionSaisie>) => void
  readonly cocher: (commandes: boolean) => void
  readonly confirmer: (confirmee: boolean) => void
  readonly envoyer: () => Promise<void>
}

/** A field that changes is no longer known to be at fault. */
const sans = (erreurs: ErreursDeCorrection, changes: object): ErreursDeCorrection =>
  Object.fromEntries(Object.entries(erreurs).filter(([champ]) => !(champ in changes)))

/** The correction of a client; what was typed stays until it is recorded. */
export const useCorrection = (
  { client, version }: Fiche,
  onCorrige: (reponse: CorrectionReply) => void,
): Correction => {
  const [etat, setEtat] = useState<Etat>(() => ({
    saisie: ouvrirCorrection(client),
    commandes: true,
    confirmee: false,
    erreurs: {},
    enCours: false,
    echec: null,
    actuel: null,
  }))
  const { saisie, commandes, confirmee, actuel } = etat
  const email = actuel?.email ?? client.email
  const envoyer = async (): Promise<void> => {
    const verifiee = verifierCorrection(saisie, { email, confirmee })
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
    nouvelEmail: changeLEmail(saisie, email),
    changer: (changes) =>
      setEtat((avant) => ({
        ...avant,
        saisie: { ...avant.saisie, ...changes },
        confirmee: avant.confirmee && !('email' in changes),
        erreurs: sans(avant.erreurs, changes),
      })),
    cocher: (coche) => setEtat((avant) => ({ ...avant, commandes: coche })),
    confirmer: (coche) =>
      setEtat((avant) => ({ ...avant, confirmee: coche, erreurs: sans(avant.erreurs, { confirmation: coche }) })),
    envoyer,
  }
}
