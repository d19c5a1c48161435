import * as TE from '#fp/TaskEither'
import * as O from '#fp/Option'
import { identity, pipe } from '#fp/function'
import type { ChoixDeFactures } from '#application/ports/facture-store'
import type { Ports } from '#application/ports/ports'
import { lireSuite, type PageServie, servirPage, type SuiteDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { Admin, Client } from '#application/shared/session'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { CompteDeCommande } from '#domain/facturation/compte-de-commande'
import type { FactureDuRegistre } from '#domain/facturation/reglement'
import { motsCherches } from '#domain/recherche/clefs'
import type { CurseurInvalide } from '#domain/registre/tris'
import { FACTURE_INCONNUE, type FactureInconnue, type NumeroPiece } from '#domain/facturation/numero-piece'
import type { Transmission } from '#domain/facturation/emission'
import type { Suivi } from '#application/ports/prestation-store'

/** `q` as it was typed. */
export type DemandeDeFactures = SuiteDemandee &
  Pick<ChoixDeFactures, 'etat'> & { readonly admin: Admin; readonly q: string }

const TRI = 'emission'

/** Every invoice, those for deposits among them, for the owner. */
export const listerFactures =
  ({ clock, factures }: Pick<Ports, 'clock' | 'factures'>) =>
  ({
    admin,
    q,
    etat,
    ...suite
  }: DemandeDeFactures): TE.TaskEither<CurseurInvalide | PortFailure, PageServie<FactureDuRegistre>> =>
    pipe(
      TE.fromEither(lireSuite(TRI, 'instant', suite)),
      TE.flatMap((page) => factures.lister({ mots: motsCherches(q), etat, page }, dateParis(clock.maintenant()))),
      TE.map(servirPage(TRI)),
    )

export type DemandeDeLecture = { readonly admin: Admin; readonly numero: NumeroPiece }

/** `transmission` is that of the document that was asked for. */
export type FactureDetaillee = { readonly suivie: FactureDuRegistre; readonly transmission: Transmission | null }

/** One invoice with what came after it, for the owner. */
export const lireFacture =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ numero }: DemandeDeLecture): TE.TaskEither<FactureInconnue | PortFailure, FactureDetaillee> =>
    pipe(
      factures.parNumero(numero),
      TE.flatMapOption(identity, (): FactureInconnue => FACTURE_INCONNUE),
      TE.bindTo('suivie'),
      TE.bindW('transmission', () => pipe(factures.transmission(numero), TE.map(O.toNullable))),
    )

const plusRecente = (une: FactureDuRegistre, autre: FactureDuRegistre): number =>
  Date.parse(autre.facture.emiseLe) - Date.parse(une.facture.emiseLe)

/** Every invoice and credit note issued to the client, newest first. */
export const mesFactures =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ clientId }: Client): TE.TaskEither<PortFailure, readonly FactureDuRegistre[]> =>
    pipe(
      factures.emises({ clientId }),
      TE.map((emises) => [...emises.facturesDAcompte, ...emises.factures].toReversed().toSorted(plusRecente)),
    )

const AUCUN: CompteDeCommande = { factures: [], facturesDAcompte: [], reglements: [] }

/** The ledger of a prestation that no invoice stands for, if its history tells of deposits; an empty one of any other. */
export const compteSansFacture =
  ({ factures }: Pick<Ports, 'factures'>) =>
  ({ dossier, evenements }: Suivi): TE.TaskEither<PortFailure, CompteDeCommande> =>
    dossier.factureEnCours === null && evenements.some(({ fait }) => fait.genre === 'acompte')
      ? factures.compte(dossier.prestation.id)
      : TE.right(AUCUN)
