import { useEffect, useRef } from 'react'

/** Back in the list, the focus is on the line one came from. `idDeLien`: id of the link of a line to its record. */
export const useRetour = (id: string, idDeLien: (id: string) => string): void => {
  const avant = useRef(id)
  useEffect(() => {
    if (id === '' && avant.current !== '') document.getElementById(idDeLien(avant.current))?.focus()
    avant.current = id
  }, [id, idDeLien])
}
