import type { Absence } from '#domain/agenda/absence'
import { delaiContact } from '#domain/calendrier/delai-contact'
import type { PrestationDemandee } from '#domain/catalogue/prestation-demandee'
import type { Montant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { Estimation } from '#domain/tarification/estimation'
import type { Demande, NouvellePrestation } from './prestation.ts'
import { identifier } from './reference.ts'

export type DevisPerime = { readonly _tag: 'DevisPerime'; readonly estimation: Estimation }

/** Refuses an order whose accepted total differs from the server's price, and returns the fresh estimate. */
export const confirmerPrix = (estimation: Estimation, totalAccepte: Montant): E.Either<DevisPerime, Estimation> =>
  estimation.totalNet === totalAccepte ? E.right(estimation) : E.left({ _tag: 'DevisPerime', estimation })

export const passerCommande = (
  demande: Demande,
  demandee: PrestationDemandee,
  estimation: Estimation,
  instant: Date,
  octets: Uint8Array,
  absences: readonly Absence[] = [],
): NouvellePrestation => {
  const delai = delaiContact(instant, absences)
  return {
    ...demande,
    ...identifier(instant, octets),
    creeLe: instant,
    serviceDescription: demandee._tag === 'Catalogue' ? demandee.service.description : demandee.description,
    estimation,
    versionDevis: 1,
    statut: 'en_attente',
    priorite: 'normale',
    contactDes: delai.auPlusTot,
    contactAvant: delai.auPlusTard,
    appeleeLe: null,
    version: 1,
  }
}

export type CleReutilisee = { readonly _tag: 'CleReutilisee' }

export const CLE_REUTILISEE: CleReutilisee = { _tag: 'CleReutilisee' }
