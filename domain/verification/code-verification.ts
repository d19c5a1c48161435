import { parseReference, type Reference } from '#domain/prestation/reference'
import { ALPHABET } from '#domain/shared/identifiant'
import * as E from '#fp/Either'

type CodeVerification = { readonly reference: Reference; readonly sceau: string }

const MOITIE = 6

/** The seal: six characters of `ALPHABET` from the keyed hash of a document number. */
export const sceauDe = (empreinte: string): string =>
  Array.from(empreinte.slice(0, MOITIE), (signe) => ALPHABET[signe.charCodeAt(0) & 31] ?? '').join('')

export const codeVerification = ({ reference, sceau }: CodeVerification): string =>
  `${reference.slice(-MOITIE)}${sceau}`

export const formaterCode = (code: string): string => code.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3')

export const lireCode = (texte: string): E.Either<'CodeIllisible', CodeVerification> => {
  const code = texte.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '')
  const reference = parseReference(`PREST-${code.slice(0, MOITIE)}`)
  return code.length === 2 * MOITIE && E.isRight(reference)
    ? E.right({ reference: reference.right, sceau: code.slice(MOITIE) })
    : E.left('CodeIllisible')
}
