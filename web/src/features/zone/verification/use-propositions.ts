import { useEffect, useState } from 'react'
import * as E from '#fp/Either'
import type { SuggestionReply } from '#adapters/http/contract/routes/lieux'
import { CARACTERES_UTILES_MIN, caracteresUtiles } from '#domain/client/adresse'
import { appeler } from './appeler.ts'

/** Milliseconds without typing before suggestions are asked for. */
const ATTENTE_MS = 300

const AUCUNE: readonly SuggestionReply[] = []

/** Addresses that begin like a text; a bare postcode and a service that is away propose nothing. */
export const usePropositions = (texte: string): readonly SuggestionReply[] => {
  const [propositions, setPropositions] = useState(AUCUNE)
  const inutile = caracteresUtiles(texte) < CARACTERES_UTILES_MIN || /^[\s\d]+$/.test(texte)
  useEffect(() => {
    if (inutile) return
    const depart = new AbortController()
    const demander = async (): Promise<void> => {
      const reponse = await appeler((calls) => calls.suggererAdresses(texte, null, depart.signal))
      if (!depart.signal.aborted) setPropositions(E.isRight(reponse) ? reponse.right : AUCUNE)
    }
    const minuterie = setTimeout(() => void demander(), ATTENTE_MS)
    return () => {
      clearTimeout(minuterie)
      depart.abort()
    }
  }, [texte, inutile])
  return inutile ? AUCUNE : propositions
}
