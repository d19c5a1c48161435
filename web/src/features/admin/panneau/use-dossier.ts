import { useCallback, useRef } from 'react'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { type Demande, useDemande } from './use-demande.ts'

/** What was found behind an address; `null` when there is nothing. */
export type Trouve<A> = { readonly dossier: A | null }

type Lire<A> = (id: string) => Promise<E.Either<CallFailure, A | null>>

const trouve = <A>(dossier: A | null): Trouve<A> => ({ dossier })

/** One record: at first as it is known already, else read. `lire` stays the same function. */
export const useDossier = <A extends { readonly id: string }>(
  id: string,
  connu: A | undefined,
  lire: Lire<A>,
): Demande<Trouve<A>> => {
  const premier = useRef(connu)
  return useDemande<Trouve<A>>(
    useCallback(async () => {
      const deja = premier.current
      premier.current = undefined
      return deja?.id === id ? E.right(trouve(deja)) : E.map(trouve<A>)(await lire(id))
    }, [id, lire]),
  )
}
