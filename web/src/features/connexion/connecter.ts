import { connexionRoute } from '#adapters/http/contract/routes/comptes'
import { formaterHeure } from '#domain/calendrier/formater-date'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { parseEmail } from '#domain/client/email'
import { parseMotDePasse } from '#domain/compte/mot-de-passe'
import * as E from '#fp/Either'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { ECHEC_DE_CONNEXION, reessayerTexte } from '../../contents/connexion-texts.ts'
import { type Envoi, refuse, refuseParLesChamps, REUSSI, type Saisie } from '../formulaire/envoi.ts'
import { openSession } from '../session/session-store.ts'
import type { ChampConnexion } from './champs.ts'

/** Longer than a slow hash behind a queue; then the network counts as lost. */
const ATTENTE_MAX_MS = 20_000

const MINUTE_MS = 60_000

/** On the clock, rounded up: whoever comes back at that minute is let in. */
const heureDEssai = (attendreS: number, instant: Date): string => {
  const fin = Math.ceil((instant.getTime() + attendreS * 1_000) / MINUTE_MS) * MINUTE_MS
  return formaterHeure(aParis(new Date(fin)).minutes)
}

/** The sentence of the server, else the usual one; after too many tries, when the next is allowed. */
export const refusDeConnexion = (failure: CallFailure, instant: Date): Envoi<ChampConnexion> => {
  if (failure._tag === 'Reseau') return refuse(ECHEC_DE_CONNEXION)
  const { attendre, message } = failure
  return refuse(message, attendre === null ? null : reessayerTexte(heureDEssai(attendre, instant)))
}

/** Checks the form, logs in and keeps the session. */
export const connecter = async (saisie: Saisie<ChampConnexion>): Promise<Envoi<ChampConnexion>> => {
  const adresse = parseEmail(saisie.identifiant)
  const motDePasse = parseMotDePasse(saisie.motDePasse)
  if (E.isLeft(adresse) || E.isLeft(motDePasse)) {
    return refuseParLesChamps<ChampConnexion>({
      ...(E.isLeft(adresse) ? { identifiant: adresse.left } : {}),
      ...(E.isLeft(motDePasse) ? { motDePasse: motDePasse.left } : {}),
    })
  }
  const body = { email: adresse.right, password: motDePasse.right }
  const session = await call(connexionRoute, { body }, { signal: AbortSignal.timeout(ATTENTE_MAX_MS) })()
  if (E.isLeft(session)) return refusDeConnexion(session.left, new Date())
  const { token, client, motDePasseTemporaire } = session.right
  openSession(token, { ...client, motDePasseTemporaire })
  return REUSSI
}
