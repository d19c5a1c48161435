import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import * as O from '#fp/Option'
import { identity, pipe } from '#fp/function'
import type { PieceRedigee, PieceTenue } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Fichier } from '#application/shared/fichier'
import type { Admin, Client } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import {
  type DestinataireEfface,
  FACTURE_INCONNUE,
  type FactureInconnue,
  type NumeroPiece,
} from '#domain/facturation/numero-piece'
import type { FacturesEmises } from '#domain/facturation/reglement'
import { parsePrestationId } from '#domain/prestation/reference'
import { exigerTransmissible, type Transmission, type TransmissionSansObjet } from '#domain/facturation/emission'

export type DemandeDePiece = { readonly client: Client; readonly numero: NumeroPiece }

/** A structured form and the name it is saved under. */
export type FichierXml = { readonly nom: string; readonly texte: string }

export type DemandeDeFactureDePrestation = { readonly client: Client; readonly id: string }

type Lecture<A> = TE.TaskEither<FactureInconnue | PortFailure, A>

type PortsTelecharger = Pick<Ports, 'factures'>

const lireFichier = ({ factures }: PortsTelecharger, numero: NumeroPiece): Lecture<PieceTenue> =>
  pipe(
    factures.fichier(numero),
    TE.flatMapOption(identity, (): FactureInconnue => FACTURE_INCONNUE),
  )

/** Another client's invoice is answered as unknown. */
const exigerProprietaire =
  (client: Client) =>
  (tenue: PieceTenue): E.Either<FactureInconnue, PieceTenue> =>
    client._tag === 'Admin' || tenue.clientId === client.clientId ? E.right(tenue) : E.left(FACTURE_INCONNUE)

const lire = (ports: PortsTelecharger, { client, numero }: DemandeDePiece): Lecture<PieceTenue> =>
  pipe(lireFichier(ports, numero), TE.flatMapEither(exigerProprietaire(client)))

const enPdf = ({ piece, pdf }: PieceTenue): Fichier => ({ nom: `${piece.numero}.pdf`, contenu: pdf })

/** A document, as it was issued. */
export const telechargerPiecePdf =
  (ports: PortsTelecharger) =>
  (demande: DemandeDePiece): Lecture<Fichier> =>
    pipe(lire(ports, demande), TE.map(enPdf))

/** Its structured form, when it has one. */
export const telechargerPieceXml =
  (ports: PortsTelecharger) =>
  (demande: DemandeDePiece): Lecture<FichierXml> =>
    pipe(
      lire(ports, demande),
      TE.flatMapEither(({ piece, xml }): E.Either<FactureInconnue, FichierXml> =>
        xml === null ? E.left(FACTURE_INCONNUE) : E.right({ nom: `${piece.numero}.xml`, texte: xml }),
      ),
    )

/** The newest invoice of a prestation. */
export const telechargerFacturePdf =
  (ports: PortsTelecharger) =>
  ({ client, id }: DemandeDeFactureDePrestation): Lecture<Fichier> =>
    pipe(
      TE.fromEither(parsePrestationId(id)),
      TE.mapLeft((): FactureInconnue => FACTURE_INCONNUE),
      TE.flatMap((prestationId): Lecture<FacturesEmises> => ports.factures.emises({ prestationId })),
      TE.flatMapEither(({ factures }) => E.fromNullable(FACTURE_INCONNUE)(factures.at(-1))),
      TE.flatMap(({ facture: { numero } }) => telechargerPiecePdf(ports)({ client, numero })),
    )

export type DemandeDEnvoi = { readonly admin: Admin; readonly numero: NumeroPiece }

/** Mails a document once more, with the bytes that were kept. */
export const renvoyerFacture =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({ numero }: DemandeDEnvoi): TE.TaskEither<FactureInconnue | DestinataireEfface | PortFailure, void> =>
    factures.renvoyer(numero, clock.maintenant())

type PortsTransmettre = Pick<Ports, 'clock' | 'factures' | 'deposerFacture'>

type Refus = FactureInconnue | TransmissionSansObjet

const deposer = (
  { clock, factures, deposerFacture }: PortsTransmettre,
  { piece: { numero }, pdf }: PieceRedigee,
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
  ({ numero }: DemandeDEnvoi): TE.TaskEither<Refus | PortFailure, Transmission> =>
    pipe(
      lireFichier(ports, numero),
      TE.tap(({ piece }): TE.TaskEither<Refus | PortFailure, unknown> => TE.fromEither(exigerTransmissible(piece))),
      TE.flatMap((redigee) => deposer(ports, redigee)),
    )
