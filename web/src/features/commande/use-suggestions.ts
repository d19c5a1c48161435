import { useEffect, useState } from 'react'
import * as E from '#fp/Either'
import { CARACTERES_UTILES_MIN, caracteresUtiles, parseCodePostal } from '#domain/client/adresse'
import type { SuggestionReply } from '#adapters/http/contract/routes/lieux'
import { appeler } from './appeler.ts'

/** Milliseconds without typing before suggestions are asked for. */
const ATTENTE_MS = 300

const AUCUNE: readonly SuggestionReply[] = []

const assezLong = (texte: string): boolean => caracteresUtiles(texte) >= CARACTERES_UTILES_MIN

/** Addresses that begin like what is being typed; a service that does not answer suggests nothing. */
export const useSuggestions = (texte: string, codePostal: string): readonly SuggestionReply[] => {
  const [suggestions, setSuggestions] = useState(AUCUNE)
  useEffect(() => {
    if (!assezLong(texte)) return
    const depart = new AbortController()
    const demander = async (): Promise<void> => {
      const code = parseCodePostal(codePostal)
      const codeConnu = E.isRight(code) ? code.right : null
      const reponse = await appeler((calls) => calls.suggererAdresses(texte, codeConnu, depart.signal))
      if (!depart.signal.aborted) setSuggestions(E.isRight(reponse) ? reponse.right : AUCUNE)
    }
    const minuterie = setTimeout(() => void demander(), ATTENTE_MS)
    return () => {
      clearTimeout(minuterie)
      depart.abort()
    }
  }, [texte, codePostal])
  return assezLong(texte) ? suggestions : AUCUNE
}
