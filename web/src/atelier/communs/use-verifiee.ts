import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'

type Fautes = Readonly<Record<string, string | undefined>>

export type Verifiee<F> = {
  /** The first thing that is missing or wrong; `null` when what was typed can be sent. */
  readonly manque: string | null
  /** Of the fields that were left, of all after a press, and what the server refused. */
  readonly erreurs: Partial<F>
  /** Of the form to put it on. */
  readonly formulaire: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void
    readonly onSubmit: () => void
  }
}

type Options<F> = {
  /** What the names of the fields begin with, before the name of their fault. */
  readonly prefixe?: string
  /** Fields that the server refused; another object each time, for the focus to go to the first. */
  readonly refus?: Partial<F>
  /** It took the place of the button that opened it: its first field takes the focus that went with the button. */
  readonly ouvert?: boolean
}

const AUCUN = {}

/** What the server refused no longer stands once a field of it changes. */
export const corriges = <F extends Fautes>(refus: F, changes: object): F | typeof AUCUN =>
  Object.keys(refus).some((champ) => champ in changes) ? AUCUN : refus

/** While a button is pressed nothing may move it away. */
const estPresse = (): boolean => document.querySelector('button:active') !== null

/**
 * What is typed in a form, checked at every change. `lue`: a sentence for each field at fault, in their order, or what is sent. A press
 * that cannot send leads to the first field at fault.
 */
export const useVerifiee = <F extends Fautes, A>(
  lue: E.Either<F, A>,
  envoyer: (saisie: A) => unknown,
  { prefixe = '', refus = AUCUN, ouvert = false }: Options<F> = AUCUN,
): Verifiee<F> => {
  const ref = useRef<HTMLFormElement>(null)
  const [quittes, setQuittes] = useState<readonly string[]>([])
  // Another object at each press that sent nothing.
  const [presse, setPresse] = useState<object | null>(null)
  useEffect(() => {
    if (presse !== null || refus !== AUCUN) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [presse, refus])
  useEffect(() => {
    if (ouvert && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [ouvert])
  const fautes = E.isLeft(lue) ? Object.entries(lue.left) : []
  const dites = fautes.filter(([champ]) => presse !== null || quittes.includes(prefixe + champ))
  return {
    manque: fautes[0]?.[1] ?? null,
    erreurs: { ...refus, ...(Object.fromEntries(dites) as Partial<F>) },
    formulaire: {
      ref,
      onBlur: ({ target }) => (estPresse() ? undefined : setQuittes([...quittes, target.name])),
      onSubmit: () => {
        setQuittes([])
        setPresse(E.isLeft(lue) ? {} : null)
        if (E.isRight(lue)) envoyer(lue.right)
      },
    },
  }
}
