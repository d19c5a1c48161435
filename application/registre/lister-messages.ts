import type { CurseurInvalide } from '#domain/registre/tris'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeMessages } from '#application/ports/message-store'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from './curseur.ts'

export type DemandeDeMessages = SuiteDemandee &
  Omit<ChoixDeMessages, 'mots' | 'page'> & { readonly admin: Admin; readonly q: string }

export const listerMessages =
  ({ messages }: Pick<Ports, 'messages'>) =>
  ({
    admin,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeMessages): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<FilDuRegistre>> =>
    pipe(
      TE.fromEither(lireSuite(choix.tri, 'identifiant', { limite, curseur })),
      TE.flatMap((page) => messages.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
    )
