import * as O from '#fp/Option'
import { pipe } from '#fp/function'
import type { Service } from '#domain/catalogue/catalogue'
import { debut, passage } from './passage.ts'

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
