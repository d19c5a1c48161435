import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PieceRedigee } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Piece } from '#domain/facturation/piece'
import { exigerTransmissible, type Transmission, type TransmissionSansObjet } from '#domain/facturation/transmission'

export type DemandeDeTransmission = { readonly admin: Admin; readonly numero: NumeroPiece }

type PortsTransmettre = Pick<Ports, 'clock' | 'factures' | 'deposerFacture'>

type Refus = FactureInconnue | TransmissionSansObjet

const deposer = (
  { clock, factures, deposerFacture }: PortsTransmettre,
  { piece: { numero }, pdf }: PieceRedigee<Piece>,
): TE.TaskEither<PortFailure, Transmission> =>
  pipe(
    factures.transmission(numero),
    TE.flatMap((connue) =>
      O.isSome(connue)
        ? TE.right(connue.value)
        : pipe(
            deposerFacture(numero, pdf),
            TE.flatMap((accuse) => factures.noterTransmission(numero, { deposeeLe: clock.maintenant(), accuse })),
          ),
    ),
  )

/** Leaves a document with the platform, once however often it is asked. Nothing is sent by itself: the duty begins on a date to come. */
export const transmettreFacture =
  (ports: PortsTransmettre) =>
  ({ numero }: DemandeDeTransmission): TE.TaskEither<Refus | PortFailure, Transmission> =>
    pipe(
      ports.factures.fichier(numero),
      TE.flatMapOption(
        (trouve) => trouve,
        (): Refus => FACTURE_INCONNUE,
      ),
      TE.tap(({ piece }): TE.TaskEither<Refus | PortFailure, unknown> => TE.fromEither(exigerTransmissible(piece))),
      TE.flatMap((redigee) => deposer(ports, redigee)),
    )
