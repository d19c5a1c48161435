import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { commander, type DevisPerime } from '../../api/commander.ts'
import { chargeUtile } from './charge-utile.ts'
import { conseilTelephone } from './conseil-telephone.ts'
import { echecDeCommande } from './echec.ts'
import { envoiPour, tirerCle } from './envoi.ts'
import type { Evenement } from './machine.ts'
import type { Saisie } from './saisie.ts'
import type { Commande } from './use-commande.ts'
import { type SaisieVerifiee, verifierSaisie } from './verifier-saisie.ts'

/** Longer than the server needs with its geocoder away; then the network counts as lost. */
const ATTENTE_MAX_MS = 30_000

const evenementDuRefus = (refus: CallFailure | DevisPerime): Evenement => {
  if (refus._tag === 'DevisPerime') return { type: 'perimer', estimation: refus.estimation }
  const telephone = refus._tag === 'Refus' ? refus.champs['telephone'] : undefined
  return telephone === undefined
    ? { type: 'echouer', echec: echecDeCommande(refus) }
    : { type: 'refuser_telephone', message: telephone }
}

/** An order needs a number that begins with 06, 07 or 03. */
const verifier = (saisie: Saisie): E.Either<string, SaisieVerifiee> => {
  const verifiee = verifierSaisie(saisie)
  if (E.isLeft(verifiee)) return E.left(Object.values(verifiee.left).join(' '))
  const conseil = conseilTelephone(saisie.telephone)
  return conseil === null ? verifiee : E.left(conseil)
}

/** The press that concludes the order. Pressed again, in whatever way, it is still one order. */
export const useCommander =
  ({ lire, dispatch, allerA }: Commande): (() => Promise<void>) =>
  async () => {
    const etat = lire()
    if (etat.etape !== 'estimation' || etat.enCours) return
    const verifiee = verifier(etat.saisie)
    if (E.isLeft(verifiee)) return dispatch({ type: 'refuser_telephone', message: verifiee.left })
    const charge = chargeUtile(etat.saisie, verifiee.right, etat.estimation)
    const envoi = envoiPour(etat.envois, JSON.stringify(charge), tirerCle)
    dispatch({ type: 'envoyer', envoi })
    // Beside what the key stands for: another estimate of the same order is still that order.
    const body = { ...charge, estimationId: etat.estimationId }
    const reponse = await commander(body, envoi.cle, AbortSignal.timeout(ATTENTE_MAX_MS))()
    if (E.isLeft(reponse)) {
      if (lire().etape === 'estimation') dispatch(evenementDuRefus(reponse.left))
      return
    }
    const { email } = verifiee.right.contact
    // First the address, while the draft still tells which service it is about.
    allerA('commande', true)
    dispatch({
      type: 'confirmer',
      confirmation: { reponse: reponse.right, email, service: etat.estimation.service },
    })
  }
