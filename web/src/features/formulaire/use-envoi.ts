import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { corrige, EN_COURS, type Envoi, premierFautif, SAISIE, type Saisie } from './envoi.ts'

export type Formulaire<Champ extends string> = {
  readonly envoi: Envoi<Champ>
  /** What became of the form is told here; give it the focus when no field has to be corrected. */
  readonly nouvelle: RefObject<HTMLDivElement | null>
  /** For the `form` element, whose fields are named after `Champ`. */
  readonly liaison: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void
    readonly onSubmit: (event: { preventDefault: () => void }) => void
  }
}

const lireSaisie = <Champ extends string>(form: HTMLFormElement, champs: readonly Champ[]): Saisie<Champ> => {
  const donnees = new FormData(form)
  const texte = (champ: Champ): string => {
    const valeur = donnees.get(champ)
    return typeof valeur === 'string' ? valeur : ''
  }
  return Object.fromEntries(champs.map((champ) => [champ, texte(champ)])) as Saisie<Champ>
}

/** After each press the focus goes to the first field at fault, or to what is to be read. */
const useFocusApresEnvoi = <Champ extends string>(
  champs: readonly Champ[],
  envoi: Envoi<Champ>,
  form: RefObject<HTMLFormElement | null>,
  nouvelle: RefObject<HTMLDivElement | null>,
): void => {
  const attendu = useRef(false)
  useEffect(() => {
    if (envoi.etape === 'en_cours') attendu.current = true
    else if (attendu.current) {
      attendu.current = false
      const fautif = premierFautif(champs, envoi.erreurs)
      if (fautif === null) nouvelle.current?.focus()
      else form.current?.querySelector<HTMLElement>(`[name="${fautif}"]`)?.focus()
    }
  }, [champs, envoi, form, nouvelle])
}

/** A form and its one call. `partir` never rejects; the fields keep what was typed whatever it answers. */
export const useEnvoi = <Champ extends string>(
  champs: readonly Champ[],
  partir: (saisie: Saisie<Champ>) => Promise<Envoi<Champ>>,
): Formulaire<Champ> => {
  const [envoi, setEnvoi] = useState<Envoi<Champ>>(SAISIE)
  const form = useRef<HTMLFormElement>(null)
  const nouvelle = useRef<HTMLDivElement>(null)
  useFocusApresEnvoi(champs, envoi, form, nouvelle)
  const envoyer = async (): Promise<void> => {
    if (form.current === null || envoi.etape === 'en_cours') return
    const saisie = lireSaisie(form.current, champs)
    setEnvoi(EN_COURS)
    setEnvoi(await partir(saisie))
  }
  const corriger = ({ target }: FormEvent<HTMLFormElement>): void => {
    const champ = champs.find((nom) => target instanceof HTMLElement && target.id === nom)
    if (champ !== undefined) setEnvoi((avant) => corrige(avant, champ))
  }
  const onSubmit = (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    void envoyer()
  }
  return { envoi, nouvelle, liaison: { ref: form, noValidate: true, onInput: corriger, onSubmit } }
}
