import * as t from 'io-ts'
import * as E from '#fp/Either'
import { cleanLine, sansLien, comparable } from '#domain/shared/clean'
import { codecFrom } from '#domain/shared/value'

export type Rue = string & { readonly Rue: unique symbol }

export type CodePostal = string & { readonly CodePostal: unique symbol }

export type Ville = string & { readonly Ville: unique symbol }

export const RUE_LONGUEUR_MAX = 200

export const VILLE_LONGUEUR_MAX = 100

/** The number of letters and digits: an address must hold more than punctuation. */
export const caracteresUtiles = (texte: string): number => (texte.match(/[\p{L}\p{N}]/gu) ?? []).length

export const CARACTERES_UTILES_MIN = 3

const lireRue = (input: string): E.Either<string, Rue> => {
  const rue = cleanLine(input)
  if (rue === '') return E.left('Veuillez saisir votre adresse.')
  if (rue.length > RUE_LONGUEUR_MAX) return E.left(`L’adresse est limitée à ${RUE_LONGUEUR_MAX} caractères.`)
  return caracteresUtiles(rue) >= CARACTERES_UTILES_MIN
    ? E.right(rue as Rue)
    : E.left('Précisez l’adresse\u00a0: numéro et nom de la rue.')
}

/** A street without a link, since mails repeat it to the person named. */
export const parseRue = (input: string): E.Either<string, Rue> => sansLien(lireRue(input))

export const parseCodePostal = (input: string): E.Either<string, CodePostal> => {
  const code = cleanLine(input)
  return /^\d{5}$/.test(code)
    ? E.right(code as CodePostal)
    : E.left('Le code postal doit contenir exactement 5 chiffres.')
}

const lireVille = (input: string): E.Either<string, Ville> => {
  const ville = cleanLine(input)
  if (caracteresUtiles(ville) === 0) return E.left('Veuillez indiquer votre ville.')
  return ville.length > VILLE_LONGUEUR_MAX
    ? E.left(`Le nom de la ville est limité à ${VILLE_LONGUEUR_MAX} caractères.`)
    : E.right(ville as Ville)
}

export const parseVille = (input: string): E.Either<string, Ville> => sansLien(lireVille(input))

/** The codec of what is typed. The three below read stored values, some older than the refusal of links. */
export const RueSaisie: t.Type<Rue, string> = codecFrom('RueSaisie', parseRue)
export const VilleSaisie: t.Type<Ville, string> = codecFrom('VilleSaisie', parseVille)

export const Rue: t.Type<Rue, string> = codecFrom('Rue', lireRue)
export const CodePostal: t.Type<CodePostal, string> = codecFrom('CodePostal', parseCodePostal)
export const Ville: t.Type<Ville, string> = codecFrom('Ville', lireVille)

export const Adresse = t.readonly(t.strict({ adresse: Rue, codePostal: CodePostal, ville: Ville }))

export type Adresse = t.TypeOf<typeof Adresse>

export const formaterAdresse = ({ adresse, codePostal, ville }: Adresse): string => `${adresse}, ${codePostal} ${ville}`

export const ordreFrancais = new Intl.Collator('fr').compare

export const classerVilles = (noms: readonly string[]): readonly string[] => [...new Set(noms)].toSorted(ordreFrancais)

export const sansAbreviation = (nom: string): string => comparable(nom).replace(/\bst(e?)\b/g, 'saint$1')

export const memeVille = (a: string, b: string): boolean => sansAbreviation(a) === sansAbreviation(b)
