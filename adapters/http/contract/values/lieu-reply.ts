import * as t from 'io-ts'
import type { Lieu } from '#domain/zone/lieu'

/** A place; `coordinates` are longitude, then latitude, `precisionKm` how far the true place may be from them. */
export const LieuReply = t.readonly(
  t.strict({ libelle: t.string, coordinates: t.tuple([t.number, t.number]), precisionKm: t.number }),
)

export type LieuReply = t.TypeOf<typeof LieuReply>

export const lieuReply = ({ libelle, coordonnees, precisionKm }: Lieu): LieuReply => ({
  libelle,
  coordinates: [coordonnees.lng, coordonnees.lat],
  precisionKm,
})

/** The place that an answer names, for the rules of the domain. */
export const lieuDeReply = ({ libelle, coordinates: [lng, lat], precisionKm }: LieuReply): Lieu => ({
  libelle,
  coordonnees: { lat, lng },
  precisionKm,
})
