import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Service } from '#domain/catalogue/catalogue'
import { type Intervalle, occurrences } from './extrait.ts'

export type PageCherchable = { readonly chemin: string; readonly titre: string; readonly textes: readonly string[] }

export type PageTrouvee = Pick<PageCherchable, 'chemin' | 'titre'> & { readonly passage: string }

export type ServiceTrouve = { readonly service: Service; readonly ligne: number; readonly passage: string }

export type Resultats = { readonly pages: readonly PageTrouvee[]; readonly services: readonly ServiceTrouve[] }

type Trouve = { readonly rang: number; readonly passage: string }

const premierPassage = (textes: readonly string[], terme: string): O.Option<Trouve> => {
  for (const [rang, texte] of textes.entries()) {
    const trouve = passage(texte, terme)
    if (O.isSome(trouve)) return O.some({ rang, passage: trouve.value })
  }
  return O.none
}

const parSonNom = (nom: string, [premier = '']: readonly string[], terme: string): O.Option<Trouve> =>
  pipe(
    passage(nom, terme),
    O.map(() => ({ rang: 0, passage: O.getOrElse(() => debut(premier))(passage(premier, terme)) })),
  )

const dansLaPage =
  (terme: string) =>
  ({ chemin, titre, textes }: PageCherchable): readonly PageTrouvee[] => {
    const autres = textes.filter((texte) => texte !== titre)
    return pipe(
      premierPassage(autres, terme),
      O.orElse(() => parSonNom(titre, autres, terme)),
      O.match(
        () => [],
        (trouve) => [{ chemin, titre, passage: trouve.passage }],
      ),
    )
  }

const dansLeService =
  (terme: string) =>
  (service: Service): readonly ServiceTrouve[] => {
    const lignes = service.description.split('\n')
    return pipe(
      parSonNom(service.nom, lignes, terme),
      O.orElse(() => premierPassage(lignes, terme)),
      O.match(
        () => [],
        ({ rang, passage }) => [{ service, ligne: rang, passage }],
      ),
    )
  }

export const rechercher = (
  pages: readonly PageCherchable[],
  services: readonly Service[],
  terme: string,
): Resultats => ({ pages: pages.flatMap(dansLaPage(terme)), services: services.flatMap(dansLeService(terme)) })

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
