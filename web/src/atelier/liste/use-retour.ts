import { useEffect, useRef } from 'react'

/** Somebody who passes two lines faster than their records are drawn stands on the second one already. */
const estSurUneLigne = (): boolean => (document.activeElement?.closest('tr[data-clef]') ?? null) !== null

/** Back in the list, the focus is on the line one came from. `idDeLien`: id of the link of a line to its record. */
export const useRetour = (id: string, idDeLien: (id: string) => string): void => {
  const avant = useRef(id)
  useEffect(() => {
    if (id === '' && avant.current !== '' && !estSurUneLigne())
      document.getElementById(idDeLien(avant.current))?.focus()
    avant.current = id
  }, [id, idDeLien])
}
