import { changerMotDePasseRoute } from '#adapters/http/contract/routes/comptes'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { CHANGEMENT_ERREURS, CHANGEMENT_TEXTS } from '../../contents/changement-texts.ts'
import { type Envoi, erreursDuRefus, refuse, refuseParLesChamps, REUSSI, type Saisie } from '../formulaire/envoi.ts'
import { callWithSession } from '../session/call-with-session.ts'
import { openSession } from '../session/session-store.ts'
import { CHAMPS_CHANGEMENT, type ChampChangement } from './champs.ts'
import { verifierChangement } from './verifier-changement.ts'

const ATTENTE_MAX_MS = 20_000

/** The sentence of the server, else the usual one. */
const refusDuChangement = (failure: CallFailure): Envoi<ChampChangement> => {
  if (failure._tag === 'Reseau') return refuse(CHANGEMENT_ERREURS.connexion, CHANGEMENT_TEXTS.reste)
  const erreurs = erreursDuRefus(CHAMPS_CHANGEMENT, failure)
  return Object.keys(erreurs).length > 0
    ? refuseParLesChamps(erreurs)
    : refuse(failure.message === '' ? CHANGEMENT_ERREURS.echec : failure.message)
}

/** Checks the form, changes the password and keeps the session that comes with it: every earlier token is dead. */
export const changer = async (saisie: Saisie<ChampChangement>): Promise<Envoi<ChampChangement>> => {
  const verifiee = verifierChangement(saisie)
  if (E.isLeft(verifiee)) return refuseParLesChamps(verifiee.left)
  const signal = AbortSignal.timeout(ATTENTE_MAX_MS)
  const session = await callWithSession(changerMotDePasseRoute, { body: verifiee.right }, { signal })()
  if (E.isLeft(session)) return refusDuChangement(session.left)
  openSession(session.right.token, { ...session.right.client, motDePasseTemporaire: false })
  return REUSSI
}
