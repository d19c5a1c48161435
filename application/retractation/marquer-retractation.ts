import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { resteATraiter } from '#domain/retractation/a-traiter'
import { RETRACTATION_INCONNUE, type RetractationInconnue } from '#domain/retractation/declaration-recue'
import {
  type MarqueDeRetractation,
  marquerTraitee,
  type RetractationASolder,
} from '#domain/retractation/marquer-traitee'
import { contratDe, type DeclarationSuivie, type PortsDuContrat } from './contrat-de.ts'

export type DemandeDeMarque = MarqueDeRetractation & { readonly admin: Admin; readonly id: string }

export type RefusDeMarque = RetractationInconnue | RetractationASolder

const INCONNUE = (): RetractationInconnue => RETRACTATION_INCONNUE

/** Closes a declaration, or reopens it. Closing it again keeps the first day. */
export const marquerRetractation =
  (ports: PortsDuContrat & Pick<Ports, 'clock' | 'retractations'>) =>
  ({ admin, id, ...marque }: DemandeDeMarque): TE.TaskEither<RefusDeMarque | PortFailure, DeclarationSuivie> =>
    pipe(
      ports.retractations.parId(id),
      TE.flatMapOption((declaration) => declaration, INCONNUE),
      TE.bindTo('declaration'),
      TE.bindW('contrat', ({ declaration }) => contratDe(ports, declaration)),
      TE.bindW('traiteeLe', ({ declaration, contrat }) =>
        TE.fromEither(marquerTraitee(declaration, contrat, marque, ports.clock.maintenant())),
      ),
      TE.bindW('marquee', ({ traiteeLe }) =>
        pipe(
          ports.retractations.marquer(id, traiteeLe),
          TE.flatMapOption((declaration) => declaration, INCONNUE),
        ),
      ),
      TE.map(({ contrat, marquee }) => ({ declaration: marquee, reste: resteATraiter(marquee, contrat) })),
    )
