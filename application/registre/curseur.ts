import * as E from '#fp/Either'
import { CURSEUR_INVALIDE, type CurseurInvalide } from '#domain/registre/tris'
import type { Curseur, PageDeRegistre, PageDeRegistreDemandee } from '../shared/page.ts'

export type SuiteDemandee = { readonly limite: number; readonly curseur: string | null }

export type PageServie<A> = PageDeRegistre<A, string>

export type FormeDeClef = 'instant' | 'montant' | 'identifiant' | 'nom'

// A name has no character that the next one after it could not follow: none of these two is a letter.
const FORMES: Readonly<Record<FormeDeClef, RegExp>> = {
  instant: /^\d{1,15}$/,
  montant: /^0*\d{1,9}$/,
  identifiant: /^[\w-]{1,40}$/,
  nom: /^[^\0\uD7FF\u{10FFFF}]{0,100}$/u,
}

const CURSEUR = /^([a-z_]+)\.([\w-]{1,40})\.(.*)$/s

/** The part of a list that a text asks for; the text names the sort, so that it is never used with another. */
export const lireSuite = (
  tri: string,
  forme: FormeDeClef,
  { limite, curseur }: SuiteDemandee,
): E.Either<CurseurInvalide, PageDeRegistreDemandee> => {
  if (curseur === null) return E.right({ limite, curseur: null })
  const [, nom, id, clef] = CURSEUR.exec(curseur) ?? []
  return nom === tri && id !== undefined && clef !== undefined && FORMES[forme].test(clef)
    ? E.right({ limite, curseur: { clef, id } })
    : E.left(CURSEUR_INVALIDE)
}

const ecrireCurseur = (tri: string, { clef, id }: Curseur): string => `${tri}.${id}.${clef}`

export const servirPage =
  (tri: string) =>
  <A>(page: PageDeRegistre<A>): PageServie<A> => ({
    ...page,
    curseurSuivant: page.curseurSuivant === null ? null : ecrireCurseur(tri, page.curseurSuivant),
  })
