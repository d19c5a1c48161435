import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Service } from '#domain/catalogue/service'
import { extrait } from './extrait.ts'

/** A page of the site and the texts that it shows. */
export type PageCherchable = { readonly chemin: string; readonly titre: string; readonly textes: readonly string[] }

export type PageTrouvee = Pick<PageCherchable, 'chemin' | 'titre'> & { readonly extrait: string }

/** `ligne`: 0 for the name and the first line of the description, else the index of the line. */
export type ServiceTrouve = { readonly service: Service; readonly ligne: number; readonly extrait: string }

export type Resultats = { readonly pages: readonly PageTrouvee[]; readonly services: readonly ServiceTrouve[] }

const premierExtrait = (textes: readonly string[], terme: string): O.Option<{ rang: number; extrait: string }> => {
  for (const [rang, texte] of textes.entries()) {
    const trouve = extrait(texte, terme)
    if (O.isSome(trouve)) return O.some({ rang, extrait: trouve.value })
  }
  return O.none
}

const dansLaPage =
  (terme: string) =>
  ({ chemin, titre, textes }: PageCherchable): readonly PageTrouvee[] =>
    pipe(
      premierExtrait([...textes, titre], terme),
      O.match(
        () => [],
        (trouve) => [{ chemin, titre, extrait: trouve.extrait }],
      ),
    )

const dansLeService =
  (terme: string) =>
  (service: Service): readonly ServiceTrouve[] =>
    pipe(
      premierExtrait([service.nom, ...service.description.split('\n')], terme),
      O.match(
        () => [],
        // The name stands before the lines, and shares its place with the first of them.
        (trouve) => [{ service, ligne: Math.max(0, trouve.rang - 1), extrait: trouve.extrait }],
      ),
    )

/** Sections 2 and 5: pages and services where the term stands, each once, at its first match. */
export const rechercher = (
  pages: readonly PageCherchable[],
  services: readonly Service[],
  terme: string,
): Resultats => ({ pages: pages.flatMap(dansLaPage(terme)), services: services.flatMap(dansLeService(terme)) })
