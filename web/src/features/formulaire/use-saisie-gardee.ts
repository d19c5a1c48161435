import { type RefObject, useEffect } from 'react'
import { readTab, writeTab } from '../../browser/session-storage.ts'
import { DRAFTS } from '../session/session-store.ts'
import { useOubli } from '../session/use-oubli.ts'

type Formulaire = RefObject<HTMLFormElement | null>

const champDe = (form: HTMLFormElement | null, nom: string): HTMLInputElement | HTMLTextAreaElement | null => {
  const champ = form?.elements.namedItem(nom)
  return champ instanceof HTMLInputElement || champ instanceof HTMLTextAreaElement ? champ : null
}

const gardee = (cle: string): URLSearchParams => new URLSearchParams(readTab(`${DRAFTS}${cle}`) ?? '')

/** It was sent. */
export const oublierSaisie = (cle: string): void => writeTab(`${DRAFTS}${cle}`, '')

/**
 * What is typed in the fields of a form outlives a reload and a page that is left, for the time of the tab; a logout
 * forgets it. Answers what to call at each key. Fields that hold something already are left alone.
 */
export const useSaisieGardee = (cle: string, champs: readonly string[], form: Formulaire): (() => void) => {
  useEffect(() => {
    for (const [nom, valeur] of gardee(cle)) {
      const champ = champDe(form.current, nom)
      if (champ?.value === '') champ.value = valeur
    }
  }, [cle, form])
  useOubli(() => form.current?.reset())
  return () => {
    const valeurs = champs.map((nom) => [nom, champDe(form.current, nom)?.value ?? ''])
    writeTab(`${DRAFTS}${cle}`, new URLSearchParams(valeurs).toString())
  }
}
