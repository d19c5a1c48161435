import { type RefObject, useEffect, useRef, useState } from 'react'
import * as E from '#fp/Either'
import { useFormulaireRefuse } from '../../app/formulaire-refuse.ts'
import { useSearchParams } from '../../app/router.ts'
import { envoyerMessage } from '../../api/envoyer-message.ts'
import {
  corrige,
  echoue,
  EN_COURS,
  type EnvoiContact,
  ENVOYE,
  refuseParLesChamps,
  renvoye,
  SAISIE,
} from './envoi-contact.ts'
import { type ChampContact, lireSaisie, premierFautif } from './saisie-contact.ts'
import { verifierContact } from './verifier-contact.ts'

/** Then the network counts as lost. */
const ATTENTE_MAX_MS = 20_000

type Contact = {
  readonly envoi: EnvoiContact
  /** Messages sent since the page was opened: each gives way to an empty form. */
  readonly envois: number
  readonly formulaire: RefObject<HTMLFormElement | null>
  readonly nouvelle: RefObject<HTMLDivElement | null>
  readonly envoyer: () => Promise<void>
  readonly corriger: (champ: ChampContact) => void
}

/** What the server says of the form before any script runs: refused, sent (`?envoye=1`), or nothing yet. */
const useEnvoiInitial = (): EnvoiContact => {
  const refuse = useFormulaireRefuse()
  const [parametres] = useSearchParams()
  if (refuse !== null) return renvoye(refuse)
  return parametres.has('envoye') ? ENVOYE : SAISIE
}

/** After each press the focus goes to the first field at fault, or to what is to be read. */
const useFocusApresEnvoi = (
  envoi: EnvoiContact,
  presses: number,
  { nouvelle, formulaire }: Pick<Contact, 'nouvelle' | 'formulaire'>,
) => {
  const vues = useRef(presses)
  useEffect(() => {
    if (vues.current === presses || envoi.etape === 'en_cours') return
    vues.current = presses
    const champ = premierFautif(envoi.erreurs)
    if (champ === null) nouvelle.current?.focus()
    else formulaire.current?.querySelector<HTMLElement>(`[name="${champ}"]`)?.focus()
  }, [envoi, presses, nouvelle, formulaire])
}

/** The contact form and its one call. What was typed leaves the page only once it is recorded. */
export const useEnvoiContact = (): Contact => {
  const [envoi, setEnvoi] = useState(useEnvoiInitial())
  const [presses, setPresses] = useState(0)
  const [envois, setEnvois] = useState(0)
  const formulaire = useRef<HTMLFormElement>(null)
  const nouvelle = useRef<HTMLDivElement>(null)
  useFocusApresEnvoi(envoi, presses, { nouvelle, formulaire })
  const envoyer = async (): Promise<void> => {
    if (formulaire.current === null || envoi.etape === 'en_cours') return
    setPresses((nombre) => nombre + 1)
    const verifie = verifierContact(lireSaisie(formulaire.current))
    if (E.isLeft(verifie)) return setEnvoi(refuseParLesChamps(verifie.left))
    setEnvoi(EN_COURS)
    const reponse = await envoyerMessage(verifie.right, AbortSignal.timeout(ATTENTE_MAX_MS))()
    if (E.isLeft(reponse)) return setEnvoi(echoue(reponse.left))
    setEnvois((nombre) => nombre + 1)
    setEnvoi(ENVOYE)
  }
  return {
    envoi,
    envois,
    formulaire,
    nouvelle,
    envoyer,
    corriger: (champ) => setEnvoi((avant) => corrige(avant, champ)),
  }
}
