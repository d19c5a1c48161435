import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { documentsDAcompte } from '#application/facturation/documents-d-acompte'
import { ecrituresSansFacture } from '#application/facturation/ecritures-sans-facture'
import type { Ports } from '#application/ports/ports'
import type { Chiffres, Suivi } from '#application/ports/prestation-store'
import type { Client } from '#application/shared/session'
import type { Page, PageDemandee } from '#application/shared/page'
import type { PortFailure } from '#application/shared/port-failure'
import type { AcompteRecu } from '#domain/facturation/piece'
import { acomptesRecus } from '#domain/facturation/deductions'
import type { Reglement } from '#domain/facturation/reglement'
import { sommeARendre } from '#domain/facturation/somme-a-rendre'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { centimes, type Montant } from '#domain/shared/montant'
import { suiviDuClient } from './suivi-du-client.ts'
import { suiviA } from './suivre-prestation.ts'

export type DemandeDeListe = { readonly client: Client; readonly page: PageDemandee }

/** With what was received that no invoice has taken over, and what is held once the order came to nothing. */
export type SuiviAvecAcomptes = Suivi & { readonly acomptes: readonly AcompteRecu[]; readonly aRendre: Montant }

export type MesPrestations = {
  readonly page: Page<SuiviAvecAcomptes>
  readonly chiffres: Chiffres
  readonly moyens: MoyensDePaiement
}

/** Its invoices are asked for only when it has some. */
const aRendre =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (
    { dossier: { prestation }, evenements }: Suivi,
    acomptes: readonly Reglement[],
  ): TE.TaskEither<PortFailure, Montant> => {
    const genres = evenements.map(({ fait }) => fait.genre)
    if (prestation.statut !== 'annulé' && !genres.includes('retractation')) return TE.right(centimes(0))
    return pipe(
      genres.includes('facture') ? factures.dePrestation(prestation.id) : TE.right([]),
      TE.map((emises) => sommeARendre(evenements, emises, acomptes)),
    )
  }

const avecAcomptes =
  (ports: Pick<Ports, 'factures'>) =>
  (suivi: Suivi): TE.TaskEither<PortFailure, SuiviAvecAcomptes> =>
    pipe(
      TE.Do,
      TE.bind('ecritures', () => ecrituresSansFacture(ports)(suivi)),
      TE.bind('aRendre', ({ ecritures }) => aRendre(ports)(suivi, ecritures)),
      TE.bind('facturesDAcompte', () => documentsDAcompte(ports)(suivi)),
      TE.map(({ ecritures, facturesDAcompte, aRendre: somme }) => ({
        ...suivi,
        acomptes: acomptesRecus({ factures: [], facturesDAcompte, reglements: ecritures }),
        aRendre: somme,
      })),
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
