import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { PortFailure } from '#application/shared/port-failure'
import type { ChangementDeDevis } from '#domain/devis/proposer-avenant'
import {
  type RefusDeReponseAuDevis,
  repondreAvenant as decider,
  type ReponseAuDevis,
} from '#domain/devis/repondre-avenant'
import { type DevisLu, montrerDevis } from './lire-devis.ts'
import { autoriserClient, type DemandeDeDevis, type RefusDeDevis } from './trouver-devis.ts'

export type ReponseEnvoyee = DemandeDeDevis & ReponseAuDevis

/** Records the answer of the client to the quote that waits; the same answer again changes nothing. */
export const repondreAvenant =
  (ports: Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'factures' | 'hasher'>) =>
  (reponse: ReponseEnvoyee): TE.TaskEither<RefusDeDevis | RefusDeReponseAuDevis | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(reponse.id)),
      TE.bindTo('id'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ id, instant }) =>
        ports.devis.modifier(id, (etat) =>
          pipe(
            autoriserClient(ports.hasher, reponse, etat),
            E.flatMap((): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> => decider(etat, reponse, instant)),
          ),
        ),
      ),
      TE.flatMap(montrerDevis(ports)),
    )
