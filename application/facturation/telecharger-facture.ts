import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PieceTenue } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Fichier } from '#application/prestation/telecharger-devis'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { FACTURE_INCONNUE, type FactureInconnue } from '#domain/facturation/facture-inconnue'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { FactureSuivie } from '#domain/facturation/reglement'
import { parsePrestationId, type PrestationId } from '#domain/prestation/reference'

export type DemandeDePiece = { readonly session: Session; readonly numero: NumeroPiece }

/** A structured form and the name it is saved under. */
export type FichierXml = { readonly nom: string; readonly texte: string }

export type DemandeDeFactureDePrestation = { readonly session: Session; readonly id: string }

type Refus = SessionRequise | MotDePasseTemporaireActif | FactureInconnue

type Lecture<A> = TE.TaskEither<Refus | PortFailure, A>

type PortsTelecharger = Pick<Ports, 'factures'>

/** Somebody else's invoice is as unknown as one that was never issued. */
const exigerProprietaire =
  (session: Session) =>
  (tenue: PieceTenue): E.Either<Refus, PieceTenue> =>
    pipe(
      exigerClient(session),
      E.flatMap((clientId): E.Either<Refus, PieceTenue> =>
        session._tag === 'Admin' || tenue.clientId === clientId ? E.right(tenue) : E.left(FACTURE_INCONNUE),
      ),
    )

const lireFichier =
  ({ factures }: PortsTelecharger) =>
  (numero: NumeroPiece): TE.TaskEither<FactureInconnue | PortFailure, PieceTenue> =>
    pipe(
      factures.fichier(numero),
      TE.flatMapOption(
        (trouve) => trouve,
        (): FactureInconnue => FACTURE_INCONNUE,
      ),
    )

const lire = (ports: PortsTelecharger, { session, numero }: DemandeDePiece): Lecture<PieceTenue> =>
  pipe(
    TE.fromEither(exigerClient(session)),
    TE.flatMap((): Lecture<PieceTenue> => lireFichier(ports)(numero)),
    TE.flatMapEither(exigerProprietaire(session)),
  )

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
      TE.flatMapEither(({ piece, xml }): E.Either<Refus, FichierXml> =>
        xml === null ? E.left(FACTURE_INCONNUE) : E.right({ nom: `${piece.numero}.xml`, texte: xml }),
      ),
    )

const plusRecente = (factures: readonly FactureSuivie[]): E.Either<FactureInconnue, FactureSuivie> =>
  E.fromNullable(FACTURE_INCONNUE)(factures.at(-1))

const identifier = (id: string): E.Either<FactureInconnue, PrestationId> =>
  pipe(
    parsePrestationId(id),
    E.mapLeft(() => FACTURE_INCONNUE),
  )

/** The newest invoice of a prestation. */
export const telechargerFacturePdf =
  (ports: PortsTelecharger) =>
  ({ session, id }: DemandeDeFactureDePrestation): Lecture<Fichier> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMapEither((): E.Either<Refus, PrestationId> => identifier(id)),
      TE.flatMap((prestationId): Lecture<readonly FactureSuivie[]> => ports.factures.dePrestation(prestationId)),
      TE.flatMapEither(plusRecente),
      TE.flatMap(({ facture: { numero } }) => telechargerPiecePdf(ports)({ session, numero })),
    )
