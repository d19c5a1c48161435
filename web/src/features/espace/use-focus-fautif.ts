import { type RefObject, useEffect, useRef } from 'react'

/** The form to put it on: each time faults are found, its first field at fault takes the focus. */
export const useFocusFautif = (erreurs: object): RefObject<HTMLFormElement | null> => {
  const formulaire = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(erreurs).length === 0) return
    formulaire.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [erreurs])
  return formulaire
}
