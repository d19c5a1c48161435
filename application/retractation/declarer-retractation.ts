import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { type DeclarationSaisie, recevoirDeclaration } from '#domain/retractation/declaration'
import { traiterDeclaration } from '#domain/retractation/traiter-declaration'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'

type PortsDeclarer = Pick<Ports, 'clock' | 'randomness' | 'retractations'>

/** The answer is always the same; only the mail to the order's address tells the outcome. */
export type DeclarationAccusee = { readonly recueLe: Date }

export const declarerRetractation =
  ({ clock, randomness, retractations }: PortsDeclarer) =>
  (saisie: DeclarationSaisie): TE.TaskEither<PortFailure, DeclarationAccusee> => {
    const declaration = recevoirDeclaration(saisie, clock.maintenant(), randomness.octets(OCTETS_IDENTITE))
    return pipe(
      retractations.declarer(declaration, (situation) => traiterDeclaration(declaration, situation)),
      TE.map(({ recueLe }) => ({ recueLe })),
    )
  }
