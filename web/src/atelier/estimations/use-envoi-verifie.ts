import { useCallback, useState } from 'react'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { faire, type Geste, useEnAttente, useVivante } from '../fait/gestes.ts'
import { modifierSaisie, type Saisie } from '../../features/commande/saisie.ts'
import type { Erreurs } from '../../features/commande/verifier-saisie.ts'

type Etat = {
  readonly erreurs: Erreurs
  /** The faults as they were found: another object each time, for the focus to go to the first. */
  readonly refus: Erreurs
  readonly echec: CallFailure | null
}

const REPOS: Etat = { erreurs: {}, refus: {}, echec: null }

type Verifie<Body> = (saisie: Saisie) => E.Either<Erreurs, Body>

export type EnvoiVerifie = Etat & {
  readonly enCours: boolean
  readonly changer: (changes: Partial<Saisie>) => void
  readonly envoyer: () => Promise<void>
}

/** The sentences that the server has about the fields of the form. */
const erreursDe = (echec: CallFailure): Erreurs => (echec._tag === 'Refus' ? echec.champs : {})

const refuse = (erreurs: Erreurs, echec: CallFailure | null): Etat => ({ ...REPOS, erreurs, refus: erreurs, echec })

/** A field that is being corrected is no longer at fault; the others stay. */
const corriger = (avant: Etat, changes: Partial<Saisie>): Etat => ({
  ...avant,
  erreurs: Object.fromEntries(Object.entries(avant.erreurs).filter(([champ]) => !(champ in changes))),
  echec: null,
})

type Appel<Body, A> = {
  /** Waits a while before it leaves when it mails somebody. */
  readonly geste: Pick<Geste<A>, 'clef' | 'courriel' | 'fait'>
  readonly saisie: Saisie
  readonly onSaisie: (changer: (avant: Saisie) => Saisie) => void
  readonly verifier: Verifie<Body>
  readonly appeler: (body: Body, options: Pick<CallOptions, 'keepalive'>) => TE.TaskEither<CallFailure, A>
  readonly onReussi: (reponse: A) => void
}

/** A form that is checked, then sent; what was typed stays whatever is answered. */
export const useEnvoiVerifie = <Body, A>({
  saisie,
  onSaisie,
  verifier,
  appeler,
  onReussi,
  geste,
}: Appel<Body, A>): EnvoiVerifie => {
  const [etat, setEtat] = useState<Etat>(REPOS)
  const vivante = useVivante()
  const enCours = useEnAttente().includes(geste.clef)
  const changer = useCallback(
    (changes: Partial<Saisie>): void => {
      onSaisie((avant) => modifierSaisie(avant, changes))
      setEtat((avant) => corriger(avant, changes))
    },
    [onSaisie],
  )
  const envoyer = async (): Promise<void> => {
    if (enCours) return
    const verdict = verifier(saisie)
    if (E.isLeft(verdict)) return setEtat(refuse(verdict.left, null))
    setEtat(REPOS)
    const reponse = await faire({
      ...geste,
      envoyer: (options) => appeler(verdict.right, options)(),
      taire: () => vivante.current,
    })
    if (reponse === null) return
    setEtat(E.isRight(reponse) ? REPOS : refuse(erreursDe(reponse.left), reponse.left))
    if (E.isRight(reponse)) onReussi(reponse.right)
  }
  return { ...etat, enCours, changer, envoyer }
}
