import { useRef, useState } from 'react'
import type { FilReply, MessageReply } from '#adapters/http/contract/routes/messages'
import { parseTexteDeReponse } from '#domain/message/fil'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useBrouillon } from '../../features/messagerie/use-brouillon.ts'
import { useClient } from '../../features/session/use-client.ts'
import { repondre } from './queries.ts'
import { filActuel } from './perime.ts'

type Etat = {
  readonly etape: 'saisie' | 'en_cours' | 'envoyee'
  /** What is wrong with the text. */
  readonly faute: string | null
  readonly echec: CallFailure | null
  /** How the thread stood when the answer did not leave, because somebody had gone on with it. */
  readonly perime: FilReply | null
}

const SAISIE: Etat = { etape: 'saisie', faute: null, echec: null, perime: null }

export type Redaction = Etat & {
  readonly texte: string
  readonly ecrire: (texte: string) => void
  /** Answers `false` when there is something to correct. */
  readonly envoyer: () => Promise<boolean>
}

const suiteDe = (reponse: E.Either<CallFailure, FilReply>): Etat => {
  if (E.isRight(reponse)) return { ...SAISIE, etape: 'envoyee' }
  const perime = filActuel(reponse.left)
  return perime === null ? { ...SAISIE, echec: reponse.left } : { ...SAISIE, perime }
}

/**
 * The answer of the business to a thread: the typed text is cleared only once it is recorded. `onFil`
 * receives the thread, after the answer or when somebody else was faster.
 */
export const useReponse = (message: MessageReply, onFil: (fil: FilReply) => void): Redaction => {
  const moi = useClient()?.email ?? ''
  const [texte, setTexte] = useBrouillon(`admin.${message.id}`, moi)
  const [etat, setEtat] = useState<Etat>(SAISIE)
  const parti = useRef(false)
  const envoyer = async (): Promise<boolean> => {
    if (parti.current) return true
    const verifie = parseTexteDeReponse(texte)
    if (E.isLeft(verifie)) {
      setEtat({ ...SAISIE, faute: verifie.left })
      return false
    }
    parti.current = true
    setEtat({ ...SAISIE, etape: 'en_cours' })
    const reponse = await repondre(message, verifie.right)()
    parti.current = false
    if (E.isRight(reponse)) setTexte('')
    const suite = suiteDe(reponse)
    const fil = E.isRight(reponse) ? reponse.right : suite.perime
    if (fil !== null) onFil(fil)
    setEtat(suite)
    return true
  }
  const ecrire = (nouveau: string): void => {
    setTexte(nouveau)
    setEtat((avant) => ({ ...SAISIE, perime: avant.perime }))
  }
  return { ...etat, texte, ecrire, envoyer }
}
