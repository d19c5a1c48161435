import * as E from '#fp/Either'
import { Saisie } from '../../features/commande/saisie.ts'

const parseJson = (texte: string): unknown => {
  try {
    return JSON.parse(texte)
  } catch {
    return null
  }
}

/** The text to keep of a call that is being typed; an empty one keeps nothing. */
export const ecrireAppel = (appel: Saisie | null): string =>
  appel === null ? '' : JSON.stringify(Saisie.encode(appel))

/** The call of a kept text; what is none, or is of another shape, is `null`. */
export const lireAppel = (texte: string): Saisie | null => {
  const appel = Saisie.decode(parseJson(texte))
  return E.isRight(appel) ? appel.right : null
}
