import { useCallback, useState } from 'react'
import {
  confirmerRetractationRoute,
  listerRetractationsRoute,
  marquerRetractationRoute,
  type RetractationReply,
} from '#adapters/http/contract/routes/retractations'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'
import { adresseDuLieu } from '../adresses.ts'
import { type Fait, faire, useEnAttente, useVivante } from '../fait/gestes.ts'
import { courrielATexte } from '../fait/texts.ts'
import { confirmeeTexte, MARQUE_TEXTS } from './texts.ts'
import type { Page } from '../liste/page.ts'
import { type Demande, useDemande } from '../communs/use-demande.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'

type Etat = { readonly enCours: boolean; readonly echec: CallFailure | null }

export type Marque = {
  readonly enCours: boolean
  /** What is still owed, in the words of the server, before it is done with all the same. */
  readonly du: string | null
  readonly echec: CallFailure | null
  /** `malgre`: what is owed was read. */
  readonly marquer: (traitee: boolean, malgre?: boolean) => Promise<void>
  /** Whoever declared under another name is recognised. */
  readonly confirmer: () => Promise<void>
  readonly oublier: () => void
}

const REPOS: Etat = { enCours: false, echec: null }

/** What was done, and what usually follows: money that is to go back, or a word in the record. */
const faitDe = ({ email, reference, prestationId, reste }: RetractationReply): Fait => {
  const texte = confirmeeTexte(email)
  if (prestationId === null) return { texte }
  return (reste?.aRendre ?? null) === null
    ? { texte, suite: { texte: MARQUE_TEXTS.voir, to: adresseDuLieu('prestations', { id: reference }) } }
    : { texte, suite: { texte: MARQUE_TEXTS.rendre, to: adresseDuLieu('prestations', { id: reference, rendre: '1' }) } }
}

type Declaree = Pick<RetractationReply, 'id' | 'email'>

/**
 * Done with a declaration of withdrawal, or taking it up again; what is owed asks first. To recognise whoever declared it
 * ends the order and mails that person: it waits a while before.
 */
export const useMarque = ({ id, email }: Declaree, onMarquee: (retractation: RetractationReply) => void): Marque => {
  const [{ enCours, echec }, setEtat] = useState<Etat>(REPOS)
  const vivante = useVivante()
  const clef = `retractation ${id}`
  const attend = useEnAttente().includes(clef)
  const attendre = async (appel: TE.TaskEither<CallFailure, RetractationReply>): Promise<void> => {
    setEtat({ enCours: true, echec: null })
    const reponse = await appel()
    setEtat({ enCours: false, echec: E.isLeft(reponse) ? reponse.left : null })
    if (E.isRight(reponse)) onMarquee(reponse.right)
  }
  const marquer = (traitee: boolean, malgre = false) =>
    attendre(callWithSession(marquerRetractationRoute, { params: { id }, body: { traitee, malgre } }))
  const aSolder = isRefusedAs('RETRACTATION_A_SOLDER', echec)
  const confirmer = async (): Promise<void> => {
    setEtat(REPOS)
    const reponse = await faire({
      clef,
      courriel: courrielATexte(email),
      envoyer: (options) => callWithSession(confirmerRetractationRoute, { params: { id } }, options)(),
      fait: faitDe,
      taire: () => vivante.current,
    })
    if (reponse === null) return
    if (E.isRight(reponse)) onMarquee(reponse.right)
    else setEtat({ enCours: false, echec: reponse.left })
  }
  return {
    enCours: enCours || attend,
    du: aSolder ? echec.message : null,
    echec: aSolder ? null : echec,
    marquer,
    confirmer,
    oublier: () => setEtat(REPOS),
  }
}

const LIMITE = 10

export type PageDeRetractations = Page<RetractationReply>

export type Retractations = {
  readonly demande: Demande<PageDeRetractations>
  /** Rank of the first one on the screen, from 1. */
  readonly premiere: number
  /** Shows a declaration as it was marked. */
  readonly remplacer: (marquee: RetractationReply) => void
  readonly precedent: (() => void) | null
  readonly suivant: (curseurSuivant: string | null) => (() => void) | null
}

/** The declarations of withdrawal, a page at a time; the way back is remembered. */
export const useRetractations = (): Retractations => {
  const [curseurs, setCurseurs] = useState<readonly string[]>([])
  const curseur = curseurs.at(-1) ?? null
  const demande = useDemande<PageDeRetractations>(
    useCallback(() => callWithSession(listerRetractationsRoute, { query: { limite: LIMITE, curseur } })(), [curseur]),
  )
  const { changer } = demande
  return {
    demande,
    remplacer: (marquee) =>
      changer((page) => ({ ...page, data: page.data.map((une) => (une.id === marquee.id ? marquee : une)) })),
    premiere: curseurs.length * LIMITE + 1,
    precedent: curseur === null ? null : () => setCurseurs((connus) => connus.slice(0, -1)),
    suivant: (curseurSuivant) =>
      curseurSuivant === null ? null : () => setCurseurs((connus) => [...connus, curseurSuivant]),
  }
}
