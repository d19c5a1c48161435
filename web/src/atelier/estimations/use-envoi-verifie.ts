import { useCallback, useState } from 'react'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { corriges, useVerifiee, type Verifiee } from '../communs/use-verifiee.ts'
import { faire, type Geste, useEnAttente, useVivante } from '../fait/gestes.ts'
import { modifierSaisie, type Saisie } from '../../features/commande/saisie.ts'
import type { Erreurs } from '../../features/commande/verifier-saisie.ts'

/** Of the form, and of the account of another name that it would go to. */
export type ErreursDAppel = Erreurs & { readonly compteConfirme?: string }

type Etat = {
  /** Fields that the server refused. */
  readonly refus: Erreurs
  readonly echec: CallFailure | null
}

const REPOS: Etat = { refus: {}, echec: null }

export type EnvoiVerifie = Verifiee<ErreursDAppel> & {
  readonly enCours: boolean
  readonly echec: CallFailure | null
  readonly changer: (changes: Partial<Saisie>) => void
}

/** The sentences that the server has about the fields of the form. */
const erreursDe = (echec: CallFailure): Erreurs => (echec._tag === 'Refus' ? echec.champs : {})

type Appel<Body, A> = {
  /** Waits a while before it leaves when it mails somebody. */
  readonly geste: Pick<Geste<A>, 'clef' | 'courriel' | 'fait'>
  readonly onSaisie: (changer: (avant: Saisie) => Saisie) => void
  /** What is typed, checked. */
  readonly lue: E.Either<ErreursDAppel, Body>
  readonly appeler: (body: Body, options: Pick<CallOptions, 'keepalive'>) => TE.TaskEither<CallFailure, A>
  readonly onReussi: (reponse: A) => void
}

/** A form that is checked, then sent; what was typed stays whatever is answered. */
export const useEnvoiVerifie = <Body, A>({ lue, onSaisie, appeler, onReussi, geste }: Appel<Body, A>): EnvoiVerifie => {
  const [etat, setEtat] = useState<Etat>(REPOS)
  const vivante = useVivante()
  const enCours = useEnAttente().includes(geste.clef)
  const changer = useCallback(
    (changes: Partial<Saisie>): void => {
      onSaisie((avant) => modifierSaisie(avant, changes))
      setEtat(({ refus }) => ({ refus: corriges(refus, changes), echec: null }))
    },
    [onSaisie],
  )
  const envoyer = async (body: Body): Promise<void> => {
    setEtat(REPOS)
    const reponse = await faire({
      ...geste,
      envoyer: (options) => appeler(body, options)(),
      taire: () => vivante.current,
    })
    if (reponse === null) return
    setEtat(E.isRight(reponse) ? REPOS : { refus: erreursDe(reponse.left), echec: reponse.left })
    if (E.isRight(reponse)) onReussi(reponse.right)
  }
  return { ...useVerifiee(lue, envoyer, { refus: etat.refus }), echec: etat.echec, enCours, changer }
}
