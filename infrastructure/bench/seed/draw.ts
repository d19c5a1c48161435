import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { seededRandom } from '../durability/seeded-random.ts'
import { NOMS, PRENOMS, VILLES } from './gens.ts'

/** Draws that are the same for the same seed. */
export type Draw = {
  readonly number: (below: number) => number
  readonly among: <A>(values: readonly A[]) => A
  readonly happens: (share: number) => boolean
}

export const makeDraw = (seed: number): Draw => {
  const random = seededRandom(seed)
  const number = (below: number): number => Math.floor(random() * below)
  return {
    number,
    among: (values) => {
      const value = values[number(values.length)]
      if (value === undefined) throw new Error('nothing to draw from')
      return value
    },
    happens: (share) => random() < share,
  }
}

const LES_VILLES = VILLES.flatMap((ville) => Array.from({ length: ville.poids }, () => ville))

/** Somebody of the region; `rang` makes the address unique. */
export const drawPerson = (draw: Draw, rang: number) => {
  const prenom = draw.among(PRENOMS)
  // The lower of two draws: the first names of the list are met more often, as in a real directory.
  const nom = NOMS[Math.min(draw.number(NOMS.length), draw.number(NOMS.length))] ?? ''
  const ville = draw.among(LES_VILLES)
  return {
    nom: `${prenom} ${nom}`,
    email: `${prenom}.${nom}.${rang}@courriel.example`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    telephone: `+336${String(10_000_000 + rang)}`,
    adresse: `${1 + draw.number(90)} rue du Puits`,
    codePostal: ville.codePostal,
    ville: ville.nom,
    lieu: ville,
  }
}

const SCRAMBLE = 7_368_787

/** Bytes for an id, another for every `rang` below 2^30; the last six make a reference that looks drawn. */
export const bytesOf = (rang: number): Uint8Array => {
  const scrambled = (rang * SCRAMBLE) % 2 ** 30
  return Uint8Array.from(
    { length: OCTETS_IDENTITE },
    (_, place) => Math.floor(scrambled / 32 ** (OCTETS_IDENTITE - 1 - place)) % 32,
  )
}

/** A uuid made of a number. */
export const uuidOf = (rang: number): string => `00000000-0000-4000-8000-${String(rang).padStart(12, '0')}`
