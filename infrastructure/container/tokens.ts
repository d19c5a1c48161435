import type { ServerOptions } from '#adapters/http/server/server-options'
import type { UseCases } from '#adapters/http/server/use-cases'
import type { Ports } from '#application/ports/ports'
import type { MailWorker } from '../worker/mail-worker.ts'
import { type Token, token } from './token.ts'

/** Every port, by its name in `Ports`. */
export const PORTS: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  clock: token('clock'),
  randomness: token('randomness'),
  keyedHash: token('keyedHash'),
  geocoder: token('geocoder'),
  communes: token('communes'),
  commandes: token('commandes'),
  prestations: token('prestations'),
  messagesRecus: token('messagesRecus'),
  messages: token('messages'),
  domainesJetables: token('domainesJetables'),
  outbox: token('outbox'),
  comptes: token('comptes'),
  mailer: token('mailer'),
  templates: token('templates'),
  devisRenderer: token('devisRenderer'),
  conditionsRenderer: token('conditionsRenderer'),
  health: token('health'),
  entreprise: token('entreprise'),
  expediteur: token('expediteur'),
}

/** Every use case of the HTTP server. */
export const USE_CASES: { readonly [Name in keyof UseCases]: Token<UseCases[Name]> } = {
  listerServices: token('listerServices'),
  villesDuCodePostal: token('villesDuCodePostal'),
  suggererAdresses: token('suggererAdresses'),
  situerLieu: token('situerLieu'),
  estimer: token('estimer'),
  envoyerMessage: token('envoyerMessage'),
  commanderPrestation: token('commanderPrestation'),
  telechargerDevisPdf: token('telechargerDevisPdf'),
  telechargerDevisTexte: token('telechargerDevisTexte'),
  telechargerConditions: token('telechargerConditions'),
  cleDevis: token('lienDevis'),
}

/** What runs. */
export const PARTS = {
  useCases: token<UseCases>('useCases'),
  serverOptions: token<ServerOptions>('serverOptions'),
  mailWorker: token<MailWorker>('mailWorker'),
} as const
