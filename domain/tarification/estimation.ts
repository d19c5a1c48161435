import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import { closedList } from '#domain/shared/value'
import { CodecMontant } from '#domain/shared/montant'
import { EtatDePieceDetachee } from './etat-de-piece-detachee.ts'

const TYPES_TARIF = ['forfait', 'horaire'] as const

export type TypeTarif = (typeof TYPES_TARIF)[number]

export const TypeTarif = closedList('TypeTarif', TYPES_TARIF, 'Type de tarif inconnu.')

export const Nature = closedList('Nature', ['prestation', 'deplacement', 'piece'] as const, 'Ligne inconnue.')

export const Unite = closedList('Unite', ['forfait', 'heure', 'km', 'unite'] as const, 'Unité inconnue.')

export const Ligne = t.readonly(
  t.exact(
    t.intersection([
      t.type({
        nature: Nature,
        designation: t.string,
        quantite: t.number,
        unite: Unite,
        prixUnitaire: CodecMontant,
        montant: CodecMontant,
      }),
      t.partial({ etat: EtatDePieceDetachee }),
    ]),
  ),
)

export type Ligne = t.TypeOf<typeof Ligne>

export const Deplacement = t.readonly(
  t.strict({
    distanceKm: t.number,
    allerRetourKm: t.number,
    kmFactures: t.number,
    montant: CodecMontant,
    /** Priced from a town, not from an address: the fee must be confirmed. */
    approximatif: t.boolean,
    /** The place may be inside or outside the zone: the visit must be confirmed. */
    zoneAVerifier: t.boolean,
  }),
)

export type Deplacement = t.TypeOf<typeof Deplacement>

export const Estimation = t.readonly(
  t.strict({
    serviceId: t.union([t.number, t.null]),
    service: t.string,
    modalite: Modalite,
    typeTarif: TypeTarif,
    heures: t.number,
    tarifHoraire: CodecMontant,
    montantPrestation: CodecMontant,
    deplacement: t.union([Deplacement, t.null]),
    lignes: t.readonlyArray(Ligne),
    totalNet: CodecMontant,
    tarifWeekend: CodecMontant,
  }),
)

export type Estimation = t.TypeOf<typeof Estimation>
