import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDeFactures, PieceTenue } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { Fichier } from '#application/shared/fichier'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from '#application/shared/page'
import { ouRefuser, type PortFailure } from '#application/shared/port-failure'
import type { Admin, Client } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { CompteDeCommande } from '#domain/facturation/compte-de-commande'
import { exigerTransmissible, type Transmission, type TransmissionSansObjet } from '#domain/facturation/emission'
import {
  type DestinataireEfface,
  FACTURE_INCONNUE,
  type FactureInconnue,
  type NumeroPiece,
} from '#domain/facturation/numero-piece'
import type { FactureDuRegistre, FacturesEmises } from '#domain/facturation/reglement'
import { parsePrestationId } from '#domain/prestation/reference'
import { motsCherches } from '#domain/recherche/clefs'
import type { CurseurInvalide } from '#domain/registre/tris'

/** `q`: the search text as typed. */
export type DemandeDeFactures = SuiteDemandee &
  Pick<ChoixDeFactures, 'etat'> & { readonly admin: Admin; readonly q: string }

const TRI = 'emission'

/** Lists all invoices for the owner, deposit invoices included. */
export const listerFactures =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({
    q,
    etat,
    ...suite
  }: DemandeDeFactures): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<FactureDuRegistre>> =>
    pipe(
      TE.fromEither(lireSuite(TRI, 'instant', suite)),
      TE.flatMap((page) => factures.lister({ mots: motsCherches(q), etat, page }, dateParis(clock.maintenant()))),
      TE.map(servirPage(TRI)),
    )

type PortsLire = Pick<Ports, 'factures'>

type Lecture<A> = TE.TaskEither<FactureInconnue | PortFailure, A>

/** A request of the owner about a document, by its number. */
export type SurPiece = { readonly admin: Admin; readonly numero: NumeroPiece }

/** `transmission` concerns the document with the requested number, even if it is a credit note. */
export type FactureDetaillee = { readonly suivie: FactureDuRegistre; readonly transmission: Transmission | null }

/** One invoice, its credit notes and payments, for the owner. */
export const lireFacture =
  ({ factures }: PortsLire) =>
  ({ numero }: SurPiece): Lecture<FactureDetaillee> =>
    pipe(
      factures.parNumero(numero),
      ouRefuser(FACTURE_INCONNUE),
      TE.bindTo('suivie'),
      TE.bindW('transmission', () => pipe(factures.transmission(numero), TE.map(O.toNullable))),
    )

const plusRecente = (une: FactureDuRegistre, autre: FactureDuRegistre): number =>
  Date.parse(autre.facture.emiseLe) - Date.parse(une.facture.emiseLe)

/** All documents issued to the client, newest first. */
export const mesFactures =
  ({ factures }: PortsLire) =>
  ({ clientId }: Client): TE.TaskEither<PortFailure, readonly FactureDuRegistre[]> =>
    pipe(
      factures.emises({ clientId }),
      TE.map((emises) => [...emises.facturesDAcompte, ...emises.factures].toReversed().toSorted(plusRecente)),
    )

const AUCUN: CompteDeCommande = { factures: [], facturesDAcompte: [], reglements: [] }

/** The ledger of a prestation without an invoice in force; empty if its history has no deposit. */
export const compteSansFacture =
  ({ factures }: PortsLire) =>
  ({ dossier, evenements }: Suivi): TE.TaskEither<PortFailure, CompteDeCommande> =>
    dossier.factureEnCours === null && evenements.some(({ fait }) => fait.genre === 'acompte')
      ? factures.compte(dossier.prestation.id)
      : TE.right(AUCUN)

const lireFichier = ({ factures }: PortsLire, numero: NumeroPiece): Lecture<PieceTenue> =>
  pipe(factures.fichier(numero), ouRefuser(FACTURE_INCONNUE))

export type DemandeDePiece = { readonly client: Client; readonly numero: NumeroPiece }

/** A stored document for its client or the owner; for anybody else, the refusal of an unknown one. */
const remettre = (ports: PortsLire, { client, numero }: DemandeDePiece): Lecture<PieceTenue> =>
  pipe(
    lireFichier(ports, numero),
    TE.filterOrElseW(
      ({ clientId }) => client._tag === 'Admin' || clientId === client.clientId,
      () => FACTURE_INCONNUE,
    ),
  )

/** The PDF of a document, as issued. */
export const telechargerPiecePdf =
  (ports: PortsLire) =>
  (demande: DemandeDePiece): Lecture<Fichier> =>
    pipe(
      remettre(ports, demande),
      TE.map(({ piece, pdf }) => ({ nom: `${piece.numero}.pdf`, contenu: pdf })),
    )

/** A structured file (XML) and its file name. */
export type FichierXml = { readonly nom: string; readonly texte: string }

/** The structured file of a document, if it has one. */
export const telechargerPieceXml =
  (ports: PortsLire) =>
  (demande: DemandeDePiece): Lecture<FichierXml> =>
    pipe(
      remettre(ports, demande),
      TE.flatMapEither(({ piece, xml }): E.Either<FactureInconnue, FichierXml> =>
        xml === null ? E.left(FACTURE_INCONNUE) : E.right({ nom: `${piece.numero}.xml`, texte: xml }),
      ),
    )

/** The PDF of the newest invoice of a prestation. */
export const telechargerFacturePdf =
  (ports: PortsLire) =>
  ({ client, id }: { readonly client: Client; readonly id: string }): Lecture<Fichier> =>
    pipe(
      TE.fromEither(parsePrestationId(id)),
      TE.mapLeft((): FactureInconnue => FACTURE_INCONNUE),
      TE.flatMap((prestationId): Lecture<FacturesEmises> => ports.factures.emises({ prestationId })),
      TE.flatMapEither(({ factures }) => E.fromNullable(FACTURE_INCONNUE)(factures.at(-1))),
      TE.flatMap(({ facture: { numero } }) => telechargerPiecePdf(ports)({ client, numero })),
    )

/** Mails a document again, with the stored PDF. */
export const renvoyerFacture =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({ numero }: SurPiece): TE.TaskEither<FactureInconnue | DestinataireEfface | PortFailure, void> =>
    factures.renvoyer(numero, clock.maintenant())

/** Hands a document to the platform, only once even if repeated. The owner must ask for it: the legal duty begins at a later date. */
export const transmettreFacture =
  ({ clock, factures, deposerFacture }: Pick<Ports, 'clock' | 'factures' | 'deposerFacture'>) =>
  ({ numero }: SurPiece): TE.TaskEither<FactureInconnue | TransmissionSansObjet | PortFailure, Transmission> =>
    pipe(
      lireFichier({ factures }, numero),
      TE.tapEither(({ piece }): E.Either<FactureInconnue | TransmissionSansObjet, unknown> =>
        exigerTransmissible(piece),
      ),
      TE.bindW('connue', () => factures.transmission(numero)),
      TE.flatMap(({ connue, pdf }) =>
        O.isSome(connue)
          ? TE.right(connue.value)
          : pipe(
              deposerFacture(numero, pdf),
              TE.flatMap((accuse) => factures.noterTransmission(numero, { deposeeLe: clock.maintenant(), accuse })),
            ),
      ),
    )
