import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { acomptesRecus } from '#domain/facturation/deductions'
import type { AcompteRecu } from '#domain/facturation/piece'
import type { FacturesEmises, Reglement } from '#domain/facturation/reglement'
import { acomptesEnAttente, sommeARendre } from '#domain/facturation/compte-de-commande'
import { histoireDuClient } from '#domain/prestation/evenement'
import { PRESTATION_INCONNUE, type PrestationInconnue, type PrestationId } from '#domain/prestation/reference'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import { centimes, type Montant } from '#domain/shared/montant'
import { compteSansFacture } from '../facturation/factures.ts'
import type { Ports } from '../ports/ports.ts'
import type { Chiffres, Suivi } from '../ports/prestation-store.ts'
import type { Page, PageDemandee } from '../shared/page.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Client, Admin } from '../shared/session.ts'
import { identifierPrestation } from './identifier-prestation.ts'
import type { CourrierSuivi } from '#application/ports/outbox'

type DemandeDeListe = { readonly client: Client; readonly page: PageDemandee }

/** Adds the deposits not yet deducted, and the sum to refund if the order ended without work. */
type SuiviAvecAcomptes = Suivi & { readonly acomptes: readonly AcompteRecu[]; readonly aRendre: Montant }

type MesPrestations = {
  readonly page: Page<SuiviAvecAcomptes>
  readonly chiffres: Chiffres
  readonly moyens: MoyensDePaiement
}

const AUCUNE: FacturesEmises = { factures: [], facturesDAcompte: [] }

const aRendre =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (
    { dossier: { prestation }, evenements }: Suivi,
    acomptes: readonly Reglement[],
  ): TE.TaskEither<PortFailure, Montant> => {
    const genres = evenements.map(({ fait }) => fait.genre)
    if (prestation.statut !== 'annulé' && !genres.includes('retractation')) return TE.right(centimes(0))
    return pipe(
      genres.includes('facture') ? factures.emises({ prestationId: prestation.id }) : TE.right(AUCUNE),
      TE.map((emises) => sommeARendre(evenements, emises.factures, acomptes)),
    )
  }

const avecAcomptes =
  (ports: Pick<Ports, 'factures'>) =>
  (suivi: Suivi): TE.TaskEither<PortFailure, SuiviAvecAcomptes> =>
    pipe(
      TE.Do,
      TE.bind('compte', () => compteSansFacture(ports)(suivi)),
      TE.bind('aRendre', ({ compte }) => aRendre(ports)(suivi, acomptesEnAttente(compte))),
      TE.map(({ compte, aRendre: somme }) => ({ ...suivi, acomptes: acomptesRecus(compte), aRendre: somme })),
    )

export const mesPrestations =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'factures' | 'entreprise'>) =>
  ({ client: { clientId }, page: demandee }: DemandeDeListe): TE.TaskEither<PortFailure, MesPrestations> =>
    pipe(
      TE.Do,
      TE.bind('page', () => ports.prestations.duClient(clientId, demandee)),
      TE.bind('chiffres', () => ports.prestations.chiffresDuClient(clientId)),
      TE.bind('elements', ({ page }) => {
        const suivis = page.elements.map(suiviA(ports.clock.maintenant())).map(suiviDuClient)
        return TE.traverseSeqArray(avecAcomptes(ports))(suivis)
      }),
      TE.map(({ page, elements, chiffres }) => ({
        page: { ...page, elements },
        chiffres,
        moyens: moyensDePaiement(ports.entreprise),
      })),
    )

export const suiviDuClient = ({ dossier, evenements }: Suivi): Suivi => ({
  dossier,
  evenements: histoireDuClient(evenements),
})

const suiviA =
  (instant: Date) =>
  ({ dossier, evenements }: Suivi): Suivi => ({ dossier: laisserExpirer(dossier, instant), evenements })

export const suivrePrestation =
  (ports: Pick<Ports, 'prestations'>) =>
  (id: PrestationId, instant: Date): TE.TaskEither<PrestationInconnue | PortFailure, Suivi> =>
    pipe(ports.prestations.suivi(id), ouRefuser(PRESTATION_INCONNUE), TE.map(suiviA(instant)))

export type DemandeDeSuivi = { readonly client: Client; readonly id: string }

export const lireSuivi =
  (ports: Pick<Ports, 'clock' | 'prestations'>) =>
  ({ client, id }: DemandeDeSuivi): TE.TaskEither<PrestationInconnue | PortFailure, Suivi> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.flatMap((prestationId) => suivrePrestation(ports)(prestationId, ports.clock.maintenant())),
      TE.filterOrElseW(
        (suivi) => client._tag === 'Admin' || suivi.dossier.clientId === client.clientId,
        () => PRESTATION_INCONNUE,
      ),
      TE.map((suivi) => (client._tag === 'Admin' ? suivi : suiviDuClient(suivi))),
    )

type DemandeDeCourriers = { readonly admin: Admin; readonly id: string }

export const courriersDePrestation =
  (ports: Pick<Ports, 'clock' | 'prestations' | 'outbox'>) =>
  ({ id }: DemandeDeCourriers): TE.TaskEither<PrestationInconnue | PortFailure, readonly CourrierSuivi[]> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.tap((prestationId) => suivrePrestation(ports)(prestationId, ports.clock.maintenant())),
      TE.flatMap((prestationId) => ports.outbox.dePrestation(prestationId)),
    )
