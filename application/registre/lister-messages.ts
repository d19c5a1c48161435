import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeMessages } from '#application/ports/message-register'
import type { FilDuRegistre } from '#domain/registre/fil-du-registre'
import type { Ports } from '#application/ports/ports'
import { exigerAdmin } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { motsCherches } from '#domain/recherche/clef-de-recherche'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from './curseur.ts'
import type { RefusDeListe } from './lister-prestations.ts'

export type DemandeDeMessages = SuiteDemandee &
  Omit<ChoixDeMessages, 'mots' | 'page'> & { readonly session: Session; readonly q: string }

/** Every message to the business, for the owner. */
export const listerMessages =
  ({ registreMessages }: Pick<Ports, 'registreMessages'>) =>
  ({
    session,
    q,
    limite,
    curseur,
    ...choix
  }: DemandeDeMessages): TE.TaskEither<RefusDeListe | PortFailure, PageServie<FilDuRegistre>> =>
    pipe(
      TE.fromEither(exigerAdmin(session)),
      TE.flatMapEither(() => lireSuite(choix.tri, 'identifiant', { limite, curseur })),
      TE.flatMap((page) => registreMessages.lister({ ...choix, mots: motsCherches(q), page })),
      TE.map(servirPage(choix.tri)),
    )
