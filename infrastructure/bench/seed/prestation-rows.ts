import { delaiContact } from '#domain/calendrier/delai-contact'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { plusJours } from '#domain/calendrier/date-civile'
import { identifier } from '#domain/prestation/reference'
import { CRENEAUX } from '#domain/prestation/creneau'
import type { Statut } from '#domain/prestation/statut'
import { Estimation } from '#domain/tarification/estimation'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import type { SeededClient } from './client-rows.ts'
import { bytesOf, type Draw } from './draw.ts'
import { ESTIMATIONS } from './estimations.ts'
import { TEXTES } from './gens.ts'
import type { Row } from './rows.ts'
import { SEEDED_UNTIL } from './seeded-until.ts'

const HEURE_MS = 3_600_000

/** Share of the most recent orders that are not yet ended. */
const SHARE_OPEN = 0.06

/** Share of those that nobody has proposed a date to. */
const SHARE_TO_CALL = 0.5

/** One order, with what hangs on it. */
export type SeededPrestation = {
  readonly id: string
  readonly client: SeededClient
  readonly creeLe: Date
  readonly estimation: Estimation
  readonly prestation: Row
  readonly evenements: readonly Row[]
  readonly dates: readonly Row[]
}

const statutOf = (draw: Draw, age: number): Statut => {
  if (age < 1 - SHARE_OPEN) return draw.happens(0.88) ? 'terminé' : 'annulé'
  return draw.happens(0.7) ? 'en_attente' : 'en_cours'
}

const prioriteOf = (draw: Draw): string => {
  if (draw.happens(0.9)) return 'normale'
  return draw.happens(0.7) ? 'importante' : 'urgente'
}

/** The day of the visit, two working weeks after the order. */
const visitOf = (draw: Draw, creeLe: Date): { readonly jour: string; readonly heure: string; readonly debut: Date } => {
  const jour = plusJours(dateParis(creeLe), 5 + draw.number(10))
  const heures = 8 + draw.number(9)
  return {
    jour,
    heure: `${String(heures).padStart(2, '0')}:00`,
    debut: instantParis({ date: jour, minutes: heures * 60 }),
  }
}

/** An order of `client`, the `rang`-th of all; `age` goes from 0, the oldest, to 1. */
export const drawPrestation = (
  draw: Draw,
  client: SeededClient,
  rang: number,
  age: number,
  creeLe: Date,
): SeededPrestation => {
  const { id, reference } = identifier(creeLe, bytesOf(rang))
  const estimation = draw.among(ESTIMATIONS.get(client.ville) ?? [])
  const statut = statutOf(draw, age)
  const priorite = prioriteOf(draw)
  const delai = delaiContact(creeLe)
  const visit = visitOf(draw, creeLe)
  const accepted = statut === 'terminé' || statut === 'en_cours'
  const proposed = statut === 'en_attente' && !draw.happens(SHARE_TO_CALL)
  const waits = proposed && visit.debut > SEEDED_UNTIL
  const description = draw.among(TEXTES)
  const numero = `DEV-${creeLe.getUTCFullYear()}-${String(rang + 1).padStart(4, '0')}`
  const validationDate =
    accepted || waits
      ? {
          statut: accepted ? 'accepte' : 'en_attente',
          date: visit.jour,
          heure: visit.heure,
          repondueLe: accepted ? creeLe : null,
        }
      : null
  const { nom, email, telephone, adresse, codePostal, ville } = client
  const fin = new Date(visit.debut.getTime() + estimation.heures * HEURE_MS)
  return {
    id,
    client,
    creeLe,
    estimation,
    prestation: {
      id,
      reference,
      numero_devis: numero,
      client_id: client.id,
      nom,
      email,
      telephone,
      adresse,
      code_postal: codePostal,
      ville,
      description,
      notes: '',
      creneau: draw.among(CRENEAUX),
      service_description: estimation.service,
      estimation: Estimation.encode(estimation),
      statut,
      priorite,
      validation_date: validationDate,
      cree_le: creeLe,
      contact_des: delai.auPlusTot,
      contact_avant: delai.auPlusTard,
      version: 1,
      souhaits: [],
      sequence: accepted || proposed ? 1 : 0,
      recherche: clefDeRecherche([
        reference,
        nom,
        email,
        telephone,
        codePostal,
        ville,
        estimation.service,
        description,
        numero,
      ]),
      societe: null,
    },
    evenements: [
      { prestation_id: id, le: creeLe, auteur: 'client', detail: { genre: 'commande' } },
      ...(statut === 'en_attente'
        ? []
        : [
            {
              prestation_id: id,
              le: delai.auPlusTot,
              auteur: 'entreprise',
              detail: { genre: 'statut', de: 'en_attente', vers: statut, motif: '' },
            },
          ]),
    ],
    dates:
      !accepted && !proposed
        ? []
        : [
            {
              id: `date-${rang}`,
              prestation_id: id,
              technicien: 1 + (rang % 500),
              proposition: 1,
              rang: 0,
              debut: visit.debut,
              fin,
              trajet_minutes: 30,
              occupe: `[${visit.debut.toISOString()},${fin.toISOString()})`,
              total_net: estimation.totalNet,
              majore: false,
              statut: accepted ? 'accepte' : waits ? 'propose' : 'expire',
              proposee_le: creeLe,
              expire_le: visit.debut,
              repondue_le: accepted ? creeLe : null,
            },
          ],
  }
}
