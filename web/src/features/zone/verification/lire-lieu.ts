import * as E from '#fp/Either'
import { parseCodePostal, parseRue, parseVille, memeVille } from '#domain/client/adresse'
import type { Lieu } from '#domain/zone/zone-intervention'
import type { LieuDemande } from '../../../api/situer-lieu.ts'
import { VERIFIER_TEXTS } from '../../../contents/zone-texts.ts'
import { VILLES_DE_LA_ZONE } from '../villes/villes-de-la-zone.ts'

/** What was typed: a place already known, a place to ask for, or what is missing, as a sentence. */
export type LieuLu =
  | { readonly genre: 'connu'; readonly lieu: Lieu }
  | { readonly genre: 'a_situer'; readonly demande: LieuDemande }
  | { readonly genre: 'illisible'; readonly message: string }

const ouNul = <A>(lu: E.Either<string, A>): A | null => (E.isRight(lu) ? lu.right : null)

const sansVirgules = (texte: string): string => texte.replaceAll(/^[\s,;]+|[\s,;]+$/g, '')

/** Reads the parts of an address around its postcode; a part that is no street or no town is left out. */
export const demandeDe = (codePostal: string, ville: string, adresse: string): LieuLu => {
  const code = parseCodePostal(codePostal)
  return E.isLeft(code)
    ? { genre: 'illisible', message: VERIFIER_TEXTS.sansCode }
    : {
        genre: 'a_situer',
        demande: { codePostal: code.right, ville: ouNul(parseVille(ville)), adresse: ouNul(parseRue(adresse)) },
      }
}

/** « 39800 », « 12 rue du Commerce 39000 Lons-le-Saunier », or the name of a town of the list. */
export const lireLieu = (saisie: string): LieuLu => {
  const texte = sansVirgules(saisie)
  if (texte === '') return { genre: 'illisible', message: VERIFIER_TEXTS.vide }
  const connue = VILLES_DE_LA_ZONE.find(({ libelle }) => memeVille(libelle, texte))
  if (connue !== undefined) return { genre: 'connu', lieu: connue }
  const [, avant = '', code = '', apres = ''] = /^(.*?)\b(\d{5})\b(.*)$/su.exec(texte) ?? []
  return demandeDe(code, sansVirgules(apres), sansVirgules(avant))
}
