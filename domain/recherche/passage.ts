import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import { type Intervalle, occurrences } from './extrait.ts'

export const PASSAGE_LONGUEUR = 60

const DEMI = PASSAGE_LONGUEUR / 2

const estMoitie = (texte: string, place: number): boolean => /[\udc00-\udfff]/.test(texte[place] ?? '')

const debutDeMot = (texte: string, place: number, limite: number): number => {
  if (place === 0) return 0
  const blanc = texte.slice(place - 1, limite).search(/\s/u)
  return blanc >= 0 ? place + blanc : place + (estMoitie(texte, place) ? 1 : 0)
}

const finDeMot = (texte: string, place: number, limite: number): number => {
  if (place === texte.length) return place
  const blanc = texte.slice(limite, place + 1).search(/\s\S*$/u)
  return blanc >= 0 ? limite + blanc : place - (estMoitie(texte, place) ? 1 : 0)
}

const couper = (texte: string, { de, a }: Intervalle): string => {
  const avant = Math.max(DEMI, PASSAGE_LONGUEUR - (texte.length - a))
  const apres = Math.max(DEMI, PASSAGE_LONGUEUR - de)
  const debut = debutDeMot(texte, Math.max(0, de - avant), de)
  const fin = finDeMot(texte, Math.min(texte.length, a + apres), a)
  return `${debut > 0 ? '…' : ''}${texte.slice(debut, fin)}${fin < texte.length ? '…' : ''}`
}

export const debut = (texte: string): string => couper(texte, { de: 0, a: 0 })

export const passage = (texte: string, terme: string): O.Option<string> =>
  pipe(
    O.fromNullable(occurrences(texte, terme)[0]),
    O.map((place) => couper(texte, place)),
  )
