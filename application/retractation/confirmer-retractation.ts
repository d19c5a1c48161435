import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { resteATraiter } from '#domain/retractation/a-traiter'
import { RETRACTATION_INCONNUE, type RetractationInconnue } from '#domain/retractation/declaration-recue'
import { confirmerDeclaration, type RetractationSansAttente } from '#domain/retractation/traiter-declaration'
import { contratDe, type DeclarationSuivie, type PortsDuContrat } from './contrat-de.ts'

export type RefusDeConfirmation = RetractationInconnue | RetractationSansAttente

/** The owner recognises whoever declared under another name: the withdrawal takes effect as on the day it was received. */
export const confirmerRetractation =
  (ports: PortsDuContrat & Pick<Ports, 'clock' | 'retractations'>) =>
  ({
    id,
  }: {
    readonly admin: Admin
    readonly id: string
  }): TE.TaskEither<RefusDeConfirmation | PortFailure, DeclarationSuivie> =>
    pipe(
      ports.retractations.confirmer(id, ports.clock.maintenant(), confirmerDeclaration),
      TE.flatMapOption(
        (declaration) => declaration,
        (): RetractationInconnue => RETRACTATION_INCONNUE,
      ),
      TE.bindTo('declaration'),
      TE.bindW('contrat', ({ declaration }) => contratDe(ports, declaration)),
      TE.map(({ declaration, contrat }) => ({ declaration, reste: resteATraiter(declaration, contrat) })),
    )
