import { reinitialiserRoute } from '#adapters/http/contract/routes/comptes'
import { parseEmail } from '#domain/client/email'
import * as E from '#fp/Either'
import { call } from '../../api/call.ts'
import { ECHEC_DE_REINITIALISATION } from '../../contents/reinitialisation-texts.ts'
import { type Envoi, erreursDuRefus, refuse, refuseParLesChamps, REUSSI, type Saisie } from '../formulaire/envoi.ts'
import { CHAMPS_REINITIALISATION, type ChampReinitialisation } from './champs.ts'

const ATTENTE_MAX_MS = 20_000

/** Asks for a temporary password. What comes back never tells whether there is an account. */
export const demander = async (saisie: Saisie<ChampReinitialisation>): Promise<Envoi<ChampReinitialisation>> => {
  const email = parseEmail(saisie.email)
  if (E.isLeft(email)) return refuseParLesChamps({ email: email.left })
  const signal = AbortSignal.timeout(ATTENTE_MAX_MS)
  const reponse = await call(reinitialiserRoute, { body: { email: email.right } }, { signal })()
  if (E.isRight(reponse)) return REUSSI
  if (reponse.left._tag === 'Reseau') return refuse(ECHEC_DE_REINITIALISATION)
  const erreurs = erreursDuRefus(CHAMPS_REINITIALISATION, reponse.left)
  return erreurs.email === undefined ? refuse(reponse.left.message) : refuseParLesChamps(erreurs)
}
