import * as t from 'io-ts'
import * as E from '#fp/Either'

/** A text being written, and whose it is: somebody else who logs in on the same computer must not read it. */
const Brouillon = t.strict({ de: t.string, texte: t.string })

const parseJson = (texte: string | null): unknown => {
  try {
    return JSON.parse(texte ?? '')
  } catch {
    return null
  }
}

/** What to keep; an empty text keeps nothing. */
export const ecrireBrouillon = (de: string, texte: string): string =>
  texte === '' ? '' : JSON.stringify({ de, texte })

/** What was kept for somebody; empty for anybody else. */
export const lireBrouillon = (garde: string | null, de: string): string => {
  const brouillon = Brouillon.decode(parseJson(garde))
  return E.isRight(brouillon) && brouillon.right.de === de ? brouillon.right.texte : ''
}
