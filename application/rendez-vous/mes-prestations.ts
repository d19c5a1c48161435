import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Chiffres, Suivi } from '#application/ports/prestation-repository'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { suiviA } from './suivre-prestation.ts'

export type DemandeDeListe = { readonly session: Session; readonly page: PageDemandee }

export type MesPrestations = {
  readonly page: Page<Suivi>
  readonly chiffres: Chiffres
  /** Where remote work is paid to. */
  readonly moyens: MoyensDePaiement
}

/** The prestations of the client, newest first, how many there are of each statut, and where remote ones are paid to. */
export const mesPrestations =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'entreprise'>) =>
  ({
    session,
    page: demandee,
  }: DemandeDeListe): TE.TaskEither<SessionRequise | MotDePasseTemporaireActif | PortFailure, MesPrestations> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.bindTo('clientId'),
      TE.bindW('page', ({ clientId }) => ports.prestations.duClient(clientId, demandee)),
      TE.bindW('chiffres', ({ clientId }) => ports.prestations.chiffresDuClient(clientId)),
      TE.map(({ page, chiffres }) => ({
        page: { ...page, elements: page.elements.map(suiviA(ports.clock.maintenant())) },
        chiffres,
        moyens: moyensDePaiement(ports.entreprise),
      })),
    )
