import { CATALOGUE } from '#domain/catalogue/catalogue'
import { OCTETS_IDENTITE } from '#domain/shared/identifiant'
import { Estimation } from '#domain/tarification/estimation'
import { estimerPrix } from '#domain/tarification/estimer-prix'
import * as E from '#fp/Either'
import { plusJours } from '#domain/calendrier/date-civile'
import { delaiContact } from '#domain/prestation/commande'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { CRENEAUX } from '#domain/prestation/creneau'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { identifier } from '#domain/prestation/reference'
import { clefDeRecherche } from '#domain/recherche/clefs'

export type Row = Readonly<Record<string, unknown>>

/** A random generator in [0, 1), repeatable by its seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

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

const PRENOMS = (
  'Jeanne Marcel Odile Sarah Lucie Paul Hélène René Françoise Noël Aurélie Bastien Camille Damien Élodie Fabien Gaëlle ' +
  'Henri Inès Jérôme Karine Léon Maëlle Nathalie Olivier Pauline Quentin Rémi Sylvie Thérèse Ulysse Véronique William ' +
  'Yvette Zoé Anaïs Benoît Chloé Denis Émile'
).split(' ')

const NOMS = (
  'Dupont Martin Perrard Bouvier Monnier Vuillet Girardot Jeannin Grandclément Lacroix Prost Jacquot Roussel Bailly ' +
  'Chauvin Poncet Vuillermoz Cordier Michaud Tissot Pernot Gauthier Burdet Guyon Morel Petitjean Maréchal Faivre Clerc ' +
  'Vernier Bourgeois Billet Chevassus Outhier Ravier Simonin Thévenin Vandel Vincent Zéphir Besançon Cretin Dole Écarnot ' +
  'Fumey Gréa Humbert Ivanès Jobard Klein Lançon Mignot Nicod Olivier Paget Quintard Regard Saulnier Tournier Uny Vionnet'
).split(' ')

export const TEXTES = [
  'L’ordinateur met dix minutes à démarrer, je ne voudrais rien perdre.',
  'Des publicités s’ouvrent toutes seules depuis une semaine.',
  'Nouvelle box reçue hier, le Wi-Fi ne passe pas à l’étage.',
  'Je débute avec une tablette et un ordinateur portable.',
  'Trois ordinateurs et une imprimante à mettre en réseau dans le cabinet.',
  'L’imprimante est vue par le téléphone mais pas par l’ordinateur.',
  'Pouvez-vous récupérer les photos d’un vieux disque dur ?',
  'La facture de la dernière intervention, s’il vous plaît.',
]

const VILLES = [
  ['Lons-le-Saunier', '39000', 46.674, 5.555, 40],
  ['Montmorot', '39570', 46.674, 5.527, 20],
  ['Poligny', '39800', 46.836, 5.708, 10],
  ['Arbois', '39600', 46.903, 5.773, 8],
  ['Champagnole', '39300', 46.745, 5.906, 8],
  ['Louhans', '71500', 46.628, 5.225, 6],
  ['Orgelet', '39270', 46.522, 5.61, 4],
  ['Saint-Amour', '39160', 46.437, 5.344, 2],
  ['Voiteur', '39210', 46.757, 5.613, 1],
  ['Château-Chalon', '39210', 46.755, 5.624, 1],
] as const

const LES_VILLES = VILLES.flatMap((ville) => Array.from({ length: ville[4] }, () => ville))

const ESTIMATIONS: ReadonlyMap<string, readonly Estimation[]> = new Map(
  VILLES.map(([nom, codePostal, lat, lng]) => [
    nom,
    CATALOGUE.flatMap((service) => {
      const lieu = { libelle: `${codePostal} ${nom}`, coordonnees: { lat, lng }, precisionKm: 0 }
      const estimation = estimerPrix({ _tag: 'Catalogue', service }, null, { modalite: 'sur_place', lieu })
      return E.isRight(estimation) ? [estimation.right] : []
    }),
  ]),
)

export const drawPrice = (draw: Draw, ville: string): Estimation => draw.among(ESTIMATIONS.get(ville) ?? [])

export type Person = ReturnType<typeof drawPerson>

/** A person of the region; `rang` makes the mail address unique. */
export const drawPerson = (draw: Draw, rang: number) => {
  const prenom = draw.among(PRENOMS)
  // The lower of two draws, so that the first names of the list are more frequent.
  const nom = NOMS[Math.min(draw.number(NOMS.length), draw.number(NOMS.length))] ?? ''
  const [ville, codePostal] = draw.among(LES_VILLES)
  const email = `${prenom}.${nom}.${rang}@courriel.example`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const telephone = `+336${String(10_000_000 + rang)}`
  const adresse = `${1 + draw.number(90)} rue du Puits`
  return {
    id: `00000000-0000-4000-8000-${String(rang).padStart(12, '0')}`,
    /** The person under the column names of accounts and orders. */
    coordonnees: { nom: `${prenom} ${nom}`, email, telephone, adresse, code_postal: codePostal, ville },
  }
}

const SCRAMBLE = 7_368_787

/** Bytes for an id, different for every `rang` below 2^30; the last six make a reference that looks random. */
export const bytesOf = (rang: number): Uint8Array => {
  const scrambled = (rang * SCRAMBLE) % 2 ** 30
  return Uint8Array.from(
    { length: OCTETS_IDENTITE },
    (_, place) => Math.floor(scrambled / 32 ** (OCTETS_IDENTITE - 1 - place)) % 32,
  )
}

export const SEEDED_UNTIL = new Date('2026-11-20T09:00:00Z')

const HEURE_MS = 3_600_000

/** Share of the orders, the most recent ones, that are still open. */
const SHARE_OPEN = 0.06

const SHARE_TO_CALL = 0.5

export type SeededPrestation = ReturnType<typeof drawPrestation>

const statutOf = (draw: Draw, age: number): string => {
  if (age < 1 - SHARE_OPEN) return draw.happens(0.88) ? 'terminé' : 'annulé'
  return draw.happens(0.7) ? 'en_attente' : 'en_cours'
}

const prioriteOf = (draw: Draw): string => {
  if (draw.happens(0.9)) return 'normale'
  return draw.happens(0.7) ? 'importante' : 'urgente'
}

/** The visit: two working weeks after the order. */
const visitOf = (draw: Draw, creeLe: Date, duree: number) => {
  const date = plusJours(dateParis(creeLe), 5 + draw.number(10))
  const heures = 8 + draw.number(9)
  const debut = instantParis({ date, minutes: heures * 60 })
  const fin = new Date(debut.getTime() + duree * HEURE_MS)
  return { date, heure: `${String(heures).padStart(2, '0')}:00`, debut, fin }
}

const dateOf = (order: Row, visit: ReturnType<typeof visitOf>, statut: string, rang: number): Row => ({
  id: `date-${rang}`,
  prestation_id: order['id'],
  technicien: 1 + (rang % 500),
  proposition: 1,
  rang: 0,
  debut: visit.debut,
  fin: visit.fin,
  trajet_minutes: 30,
  occupe: `[${visit.debut.toISOString()},${visit.fin.toISOString()})`,
  majore: false,
  statut,
  proposee_le: order['cree_le'],
  expire_le: visit.debut,
  repondue_le: statut === 'accepte' ? order['cree_le'] : null,
})

/** An order of `client`; `rang` counts all orders, `age` goes from 0, the oldest, to 1. */
export const drawPrestation = (draw: Draw, client: Person, rang: number, age: number, creeLe: Date) => {
  const { id, reference } = identifier(creeLe, bytesOf(rang))
  const { nom, email, telephone, code_postal: codePostal, ville } = client.coordonnees
  const estimation = drawPrice(draw, ville)
  const statut = statutOf(draw, age)
  const priorite = prioriteOf(draw)
  const delai = delaiContact(creeLe)
  const visit = visitOf(draw, creeLe, estimation.heures)
  const accepted = statut === 'terminé' || statut === 'en_cours'
  const proposed = statut === 'en_attente' && !draw.happens(SHARE_TO_CALL)
  const waits = proposed && visit.debut > SEEDED_UNTIL
  const description = draw.among(TEXTES)
  const numero = `DEV-${creeLe.getUTCFullYear()}-${String(rang + 1).padStart(4, '0')}`
  const said = [reference, nom, email, telephone, codePostal, ville, estimation.service, description, numero]
  const prestation = {
    id,
    reference,
    numero_devis: numero,
    client_id: client.id,
    ...client.coordonnees,
    description,
    notes: '',
    creneau: draw.among(CRENEAUX),
    service_description: estimation.service,
    estimation: Estimation.encode(estimation),
    engagement: SANS_ENGAGEMENT,
    statut,
    priorite,
    cree_le: creeLe,
    contact_des: delai.auPlusTot,
    contact_avant: delai.auPlusTard,
    version: 1,
    souhaits: [],
    sequence: accepted || proposed ? 1 : 0,
    recherche: clefDeRecherche(said),
    societe: null,
  }
  const change = { genre: 'statut', de: 'en_attente', vers: statut, motif: '' }
  const changed = { prestation_id: id, le: delai.auPlusTot, auteur: 'entreprise', detail: change }
  const date = dateOf(prestation, visit, accepted ? 'accepte' : waits ? 'propose' : 'expire', rang)
  return {
    id,
    client,
    creeLe,
    estimation,
    prestation,
    version: {
      prestation_id: id,
      version: 1,
      estimation: prestation.estimation,
      motif: '',
      statut: 'accepte',
      emise_le: creeLe,
      repondue_le: creeLe,
      texte_accepte: '',
      empreinte: '',
    },
    evenements: [
      { prestation_id: id, le: creeLe, auteur: 'client', detail: { genre: 'commande' } },
      ...(statut === 'en_attente' ? [] : [changed]),
    ],
    dates: accepted || proposed ? [{ ...date, total_net: estimation.totalNet }] : [],
  }
}
