import { declarerRetractationRoute } from '#adapters/http/contract/routes/retractations'
import * as E from '#fp/Either'
import { call } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { RETRACTATION_ERREURS } from '../../contents/retractation-texts.ts'
import type { Alerte } from '../formulaire/envoi.ts'
import type { SaisieRetractation } from './champs-retractation.ts'
import { verifier } from './verifier.ts'

const ATTENTE_MAX_MS = 20_000

const alerteDe = (echec: CallFailure): Alerte => ({
  titre: RETRACTATION_ERREURS.titre,
  suite: echec._tag === 'Reseau' ? RETRACTATION_ERREURS.connexion : `${echec.message} ${RETRACTATION_ERREURS.serveur}`,
})

/** Sends what was verified; answers the instant at which the server received it, in ISO 8601. */
export const declarer = async (saisie: SaisieRetractation): Promise<E.Either<Alerte, string>> => {
  const body = verifier(saisie)
  if (E.isLeft(body)) return E.left({ titre: RETRACTATION_ERREURS.titre, suite: Object.values(body.left).join(' ') })
  const signal = AbortSignal.timeout(ATTENTE_MAX_MS)
  const reponse = await call(declarerRetractationRoute, { body: body.right }, { signal })()
  return E.isRight(reponse) ? E.right(reponse.right.recueLe) : E.left(alerteDe(reponse.left))
}
