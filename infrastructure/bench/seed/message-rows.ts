import { tirerIdentifiant } from '#domain/shared/identifiant'
import { clefDeRecherche } from '#domain/recherche/clef-de-recherche'
import type { SeededClient } from './client-rows.ts'
import { bytesOf, type Draw } from './draw.ts'
import { TEXTES } from './gens.ts'
import type { Row } from './rows.ts'

const SUJETS = ['Facture', 'Rendez-vous', 'Devis', 'Autre question']

export type SeededMessage = { readonly message: Row; readonly reponses: readonly Row[] }

const statutOf = (draw: Draw, age: number): string => {
  if (age < 0.94) return 'traité'
  return draw.happens(0.5) ? 'nouveau' : 'lu'
}

/** A message of somebody, from the form or from the client area; the `rang`-th of all, `age` from 0, the oldest, to 1. */
export const drawMessage = (
  draw: Draw,
  client: SeededClient,
  rang: number,
  age: number,
  creeLe: Date,
): SeededMessage => {
  const id = tirerIdentifiant(creeLe, bytesOf(rang))
  const fromClient = draw.happens(0.3)
  const sujet = fromClient ? draw.among(SUJETS) : null
  const texte = draw.among(TEXTES)
  const statut = statutOf(draw, age)
  const { nom, email } = client
  return {
    message: {
      id,
      nom,
      email,
      texte,
      statut,
      cree_le: creeLe,
      type: fromClient ? 'client' : 'contact',
      client_id: fromClient ? client.id : null,
      sujet,
      repondue_le: statut === 'traité' ? creeLe : null,
      version: 1,
      recherche: clefDeRecherche([nom, email, sujet ?? '', texte]),
    },
    reponses:
      statut === 'traité'
        ? [
            {
              id: tirerIdentifiant(creeLe, bytesOf(rang + 2 ** 29)),
              message_id: id,
              auteur: 'entreprise',
              texte: 'C’est noté, merci.',
              le: creeLe,
            },
          ]
        : [],
  }
}
