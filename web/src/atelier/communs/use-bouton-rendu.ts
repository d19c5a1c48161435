import { type RefObject, useEffect, useRef } from 'react'

/** Of what holds the button that opens a form in its place: it takes the focus back when the form is closed. */
export const useBoutonRendu = (ouvert: boolean): RefObject<HTMLDivElement | null> => {
  const voie = useRef<HTMLDivElement>(null)
  const etaitOuvert = useRef(ouvert)
  useEffect(() => {
    if (etaitOuvert.current && !ouvert && document.activeElement === document.body)
      voie.current?.querySelector('button')?.focus()
    etaitOuvert.current = ouvert
  }, [ouvert])
  return voie
}
