import * as t from 'io-ts'
import { Modalite } from '#domain/catalogue/modalite'
import { EtatDePieceDetachee } from '#domain/tarification/etat-de-piece-detachee'
import { centimes } from '#domain/shared/montant'
import { type Estimation, Nature, TypeTarif, Unite } from '#domain/tarification/estimation'
import { Euros } from './codecs.ts'
import { nullable, struct } from './struct.ts'

export const LigneReply = struct({
  nature: Nature,
  designation: t.string,
  quantite: t.number,
  unite: Unite,
  prixUnitaire: Euros,
  montant: Euros,
  /** New or reused, for parts, if known. */
  etat: t.union([EtatDePieceDetachee, t.undefined]),
})

/** An estimate, with the distances and lines that explain it. Amounts in euros. */
export const ESTIMATION_REPLY = {
  serviceId: nullable(t.number),
  service: t.string,
  modalite: Modalite,
  typeTarif: TypeTarif,
  heures: t.number,
  tarifHoraire: Euros,
  montantPrestation: Euros,
  fraisDeplacementCalculated: Euros,
  totalNet: Euros,
  tarifWeekend: Euros,
  description: t.string,
  /** Kilometres; `null` for remote work. */
  distanceKm: nullable(t.number),
  allerRetourKm: nullable(t.number),
  kmFactures: nullable(t.number),
  approximatif: t.boolean,
  zoneAVerifier: t.boolean,
  lignes: t.readonlyArray(LigneReply),
} as const

export const EstimationReply = struct(ESTIMATION_REPLY)

export type EstimationReply = t.TypeOf<typeof EstimationReply>

export const estimationReply = (estimation: Estimation): EstimationReply => {
  const { deplacement, ...reste } = estimation
  return {
    ...reste,
    lignes: estimation.lignes.map((ligne) => ({ ...ligne, etat: ligne.etat })),
    description: estimation.service,
    fraisDeplacementCalculated: deplacement?.montant ?? centimes(0),
    distanceKm: deplacement?.distanceKm ?? null,
    allerRetourKm: deplacement?.allerRetourKm ?? null,
    kmFactures: deplacement?.kmFactures ?? null,
    approximatif: deplacement?.approximatif ?? false,
    zoneAVerifier: deplacement?.zoneAVerifier ?? false,
  }
}

export const estimationDeReply = (reply: EstimationReply): Estimation => {
  const { distanceKm, allerRetourKm, kmFactures, approximatif, zoneAVerifier } = reply
  return {
    ...reply,
    lignes: reply.lignes.map(({ etat, ...ligne }) => (etat === undefined ? ligne : { ...ligne, etat })),
    deplacement:
      distanceKm === null || allerRetourKm === null || kmFactures === null
        ? null
        : {
            distanceKm,
            allerRetourKm,
            kmFactures,
            approximatif,
            zoneAVerifier,
            montant: reply.fraisDeplacementCalculated,
          },
  }
}
