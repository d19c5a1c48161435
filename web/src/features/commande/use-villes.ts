import { useEffect, useState } from 'react'
import * as E from '#fp/Either'
import { parseCodePostal } from '#domain/client/adresse'
import { appeler } from './appeler.ts'

/** Towns of a postcode: not asked yet, on their way, or known; an empty list leaves the town to be typed. */
export type Villes =
  | { readonly genre: 'attente' }
  | { readonly genre: 'en_cours' }
  | { readonly genre: 'connues'; readonly noms: readonly string[] }

type Reponse = { readonly pour: string; readonly villes: Villes }

/** Towns are looked up from a postcode of five digits. */
export const useVilles = (codePostal: string): Villes => {
  const [reponse, setReponse] = useState<Reponse>({ pour: '', villes: { genre: 'attente' } })
  useEffect(() => {
    const code = parseCodePostal(codePostal)
    if (E.isLeft(code)) return
    const depart = new AbortController()
    const demander = async (): Promise<void> => {
      const noms = await appeler((calls) => calls.chercherVilles(code.right, depart.signal))
      if (depart.signal.aborted) return
      setReponse({ pour: codePostal, villes: { genre: 'connues', noms: E.isRight(noms) ? noms.right : [] } })
    }
    void demander()
    return () => depart.abort()
  }, [codePostal])
  if (E.isLeft(parseCodePostal(codePostal))) return { genre: 'attente' }
  return reponse.pour === codePostal ? reponse.villes : { genre: 'en_cours' }
}
