import * as t from 'io-ts'
import type { Situation } from '#domain/zone/commune'
import type { Lieu } from '#domain/zone/lieu'

const LIEU = { libelle: t.string, coordinates: t.tuple([t.number, t.number]), precisionKm: t.number }

/** A place; `coordinates` are longitude, then latitude, `precisionKm` how far the true place may be from them. */
const LieuReply = t.readonly(t.strict(LIEU))

/** A place, and the communes it may be in when only a postcode of several was told. */
export const SituationReply = t.readonly(t.strict({ ...LIEU, communes: t.readonlyArray(LieuReply) }))

type LieuReply = t.TypeOf<typeof LieuReply>

export type SituationReply = t.TypeOf<typeof SituationReply>

const lieuReply = ({ libelle, coordonnees, precisionKm }: Lieu): LieuReply => ({
  libelle,
  coordinates: [coordonnees.lng, coordonnees.lat],
  precisionKm,
})

const lieuDeReply = ({ libelle, coordinates: [lng, lat], precisionKm }: LieuReply): Lieu => ({
  libelle,
  coordonnees: { lat, lng },
  precisionKm,
})

export const situationReply = ({ lieu, communes }: Situation): SituationReply => ({
  ...lieuReply(lieu),
  communes: communes.map(lieuReply),
})

/** The place that an answer names, for the rules of the domain. */
export const situationDeReply = ({ communes, ...lieu }: SituationReply): Situation => ({
  lieu: lieuDeReply(lieu),
  communes: communes.map(lieuDeReply),
})
