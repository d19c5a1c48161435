import { useRef, useState } from 'react'
import type { FilReply } from '#adapters/http/contract/values/fil-reply'
import { parseTexteDeReponse } from '#domain/message/fil'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { useBrouillon } from '../../messagerie/use-brouillon.ts'
import { useClient } from '../../session/use-client.ts'
import { repondre } from './appels.ts'

type Etat = {
  readonly etape: 'saisie' | 'en_cours' | 'envoyee'
  /** What is wrong with the text. */
  readonly faute: string | null
  readonly echec: CallFailure | null
}

const SAISIE: Etat = { etape: 'saisie', faute: null, echec: null }

export type Redaction = Etat & {
  readonly texte: string
  readonly ecrire: (texte: string) => void
  /** Answers `false` when there is something to correct. */
  readonly envoyer: () => Promise<boolean>
}

/** The answer of the business to a thread: what is typed goes only once it is recorded. Section 5: not empty. */
export const useReponse = (id: string, onRepondu: (fil: FilReply) => void): Redaction => {
  const moi = useClient()?.email ?? ''
  const [texte, setTexte] = useBrouillon(`admin.${id}`, moi)
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
    const reponse = await repondre(id, verifie.right)()
    parti.current = false
    if (E.isRight(reponse)) {
      setTexte('')
      onRepondu(reponse.right)
    }
    setEtat(E.isRight(reponse) ? { ...SAISIE, etape: 'envoyee' } : { ...SAISIE, echec: reponse.left })
    return true
  }
  const ecrire = (nouveau: string): void => {
    setTexte(nouveau)
    setEtat(SAISIE)
  }
  return { ...etat, texte, ecrire, envoyer }
}
