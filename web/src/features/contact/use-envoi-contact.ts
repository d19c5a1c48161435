import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormulaireRefuse } from '../../app/formulaire-refuse.ts'
import { useSearchParams } from '../../app/router.ts'
import { chargerRemettre } from './charger-remettre.ts'
import { corrige, echoue, EN_COURS, type EnvoiContact, ENVOYE, renvoye, SAISIE } from './envoi-contact.ts'
import { oublierSaisie, useSaisieGardee } from '../formulaire/use-saisie-gardee.ts'
import { type ChampContact, CHAMPS_CONTACT, lireSaisie, premierFautif, type SaisieContact } from './saisie-contact.ts'

const BROUILLON = 'contact'

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

const partir = async (saisie: SaisieContact): Promise<EnvoiContact> => {
  const remettre = await chargerRemettre()
  return remettre === null ? echoue({ _tag: 'Reseau' }) : remettre(saisie)
}

/** The contact form and its one call. What was typed stays until it is recorded, even over a reload. */
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
    setEnvoi(EN_COURS)
    const suite = await partir(lireSaisie(formulaire.current))
    if (suite.etape === 'envoye') {
      oublierSaisie(BROUILLON)
      setEnvois((nombre) => nombre + 1)
    }
    setEnvoi(suite)
  }
  const garder = useSaisieGardee(BROUILLON, CHAMPS_CONTACT, formulaire)
  const corriger = (champ: ChampContact): void => {
    void chargerRemettre()
    garder()
    setEnvoi((avant) => corrige(avant, champ))
  }
  return { envoi, envois, formulaire, nouvelle, envoyer, corriger }
}
