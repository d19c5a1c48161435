import { plusJours } from '#domain/calendrier/date-civile'
import { delaiContact } from '#domain/calendrier/delai-contact'
import { dateParis, instantParis } from '#domain/calendrier/heure-de-paris'
import { CRENEAUX } from '#domain/prestation/creneau'
import { SANS_ENGAGEMENT } from '#domain/prestation/engagement'
import { identifier } from '#domain/prestation/reference'
import { clefDeRecherche } from '#domain/recherche/clefs'
import { Estimation } from '#domain/tarification/estimation'
import { bytesOf, type Draw, drawPrice, type Person, type Row, TEXTES } from './draw.ts'

export const SEEDED_UNTIL = new Date('2026-11-20T09:00:00Z')

const HEURE_MS = 3_600_000

/** Share of the orders, the most recent ones, that are still open. */
const SHARE_OPEN = 0.06

/** Share of those without a proposed date. */
const SHARE_TO_CALL = 0.5

export type SeededPrestation = {
  readonly id: string
  readonly client: Person
  readonly creeLe: Date
  readonly estimation: Estimation
  readonly prestation: Row
  readonly version: Row
  readonly evenements: readonly Row[]
  readonly dates: readonly Row[]
}

const statutOf = (draw: Draw, age: number): string => {
  if (age < 1 - SHARE_OPEN) return draw.happens(0.88) ? 'terminé' : 'annulé'
  return draw.happens(0.7) ? 'en_attente' : 'en_cours'
}

const prioriteOf = (draw: Draw): string => {
  if (draw.happens(0.9)) return 'normale'
  return draw.happens(0.7) ? 'importante' : 'urgente'
}

/** The day of the visit, two working weeks after the order. */
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
export const drawPrestation = (
  draw: Draw,
  client: Person,
  rang: number,
  age: number,
  creeLe: Date,
): SeededPrestation => {
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
