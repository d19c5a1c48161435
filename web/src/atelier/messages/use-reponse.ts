import { useState } from 'react'
import type { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import type { TexteDeReponse } from '#domain/message/fil'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useBrouillon } from '../../features/messagerie/use-brouillon.ts'
import { useClient } from '../../features/session/use-client.ts'
import { adresseDuLieu } from '../adresses.ts'
import { faire, useEnAttente, useVivante } from '../fait/gestes.ts'
import { repondre, versionEcrite } from './queries.ts'
import { filActuel } from './perime.ts'
import { FIL_TEXTS, reponsePartieTexte, reponsePartTexte } from './texts.ts'

type Etat = {
  readonly etape: 'saisie' | 'en_cours' | 'envoyee'
  readonly echec: CallFailure | null
  /** How the thread stood when the answer did not leave, because somebody had gone on with it. */
  readonly perime: FilReply | null
}

const SAISIE: Etat = { etape: 'saisie', echec: null, perime: null }

export type Redaction = Etat & {
  readonly texte: string
  readonly ecrire: (texte: string) => void
  readonly envoyer: (reponse: TexteDeReponse) => Promise<void>
}

const suiteDe = (reponse: E.Either<CallFailure, FilReply>): Etat => {
  if (E.isRight(reponse)) return { ...SAISIE, etape: 'envoyee' }
  const perime = filActuel(reponse.left)
  return perime === null ? { ...SAISIE, echec: reponse.left } : { ...SAISIE, perime }
}

/**
 * The answer of the business to a thread, which waits a while before it leaves: the typed text is cleared only once it is
 * recorded. `onFil` receives the thread, after the answer or when somebody else was faster.
 */
export const useReponse = (message: MessageReply, onFil: (fil: FilReply) => void): Redaction => {
  const moi = useClient()?.email ?? ''
  const [texte, setTexte] = useBrouillon(`admin.${message.id}`, moi)
  const [etat, setEtat] = useState<Etat>(SAISIE)
  const ici = useVivante()
  const clef = `réponse ${message.id}`
  const attend = useEnAttente().includes(clef)
  const envoyer = async (verifie: TexteDeReponse): Promise<void> => {
    if (attend) return
    setEtat(SAISIE)
    const lu = { id: message.id, version: versionEcrite(message) }
    const reponse = await faire({
      clef,
      courriel: reponsePartTexte(message.nom),
      envoyer: (options) => repondre(lu, verifie, options)(),
      fait: () => ({
        texte: reponsePartieTexte(message.nom),
        suite: { texte: FIL_TEXTS.nonLus, to: adresseDuLieu('messages', { statut: 'nouveau' }) },
      }),
      taire: () => ici.current,
    })
    if (reponse === null) return
    if (E.isRight(reponse)) setTexte('')
    const suite = suiteDe(reponse)
    const fil = E.isRight(reponse) ? reponse.right : suite.perime
    if (fil !== null) onFil(fil)
    setEtat(suite)
  }
  const ecrire = (nouveau: string): void => {
    setTexte(nouveau)
    setEtat((avant) => ({ ...SAISIE, perime: avant.perime }))
  }
  return { ...etat, etape: attend ? 'en_cours' : etat.etape, texte, ecrire, envoyer }
}
