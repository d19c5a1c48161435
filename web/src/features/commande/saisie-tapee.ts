import { type Champ, type Saisie, SAISIE_VIDE } from './saisie.ts'

/** Id of the form in the server's page. */
export const FORMULAIRE_ID = 'commande'

const isChamp = (nom: string): nom is Champ => nom in SAISIE_VIDE

/**
 * What was typed into the server's page before its script came: every field that no longer holds what was sent.
 * To be read before React takes the page over, because it sets lists back to what the server sent.
 */
export const saisieTapee = (envoyee: Saisie): Partial<Saisie> => {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(FORMULAIRE_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  return Object.fromEntries(
    [...new FormData(form)].filter(
      ([nom, valeur]) => isChamp(nom) && typeof valeur === 'string' && valeur !== '' && valeur !== envoyee[nom],
    ),
  )
}
