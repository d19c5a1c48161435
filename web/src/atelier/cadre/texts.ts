import { fr } from '../../contents/typographie.ts'
import { SITE_TEXTS } from '../../contents/site-texts.ts'
import type { NomDeLieu } from '../adresses.ts'

export const CADRE_TEXTS = fr({
  titre: 'Administration',
  description: 'Le travail du jour, les commandes, les messages et les clients.',
  lieux: 'Parties de l’administration',
  plus: 'Plus',
  site: 'Le site',
  ouvert: 'Page ouverte : ',
})

/** The names of the places are fixed by the owner. */
export const LIEU_TEXTS: Readonly<Record<NomDeLieu, string>> = fr({
  aujourdhui: 'Aujourd’hui',
  prestations: 'Prestations',
  agenda: 'Agenda',
  messages: 'Messages',
  clients: 'Clients',
  factures: 'Factures',
  estimations: 'Estimations Tarifaires',
  comptabilite: 'Comptabilité',
  diagnostics: 'Diagnostics',
})

/** Whether the news come. */
export const DIRECT_TEXTS = fr({
  ouvert: 'En direct',
  connexion: 'Connexion…',
  coupe: 'Hors direct',
  refuse: 'Hors direct',
})

/** Pages of the public site that the owner looks at. */
export const PAGES_DU_SITE = [
  { to: '/', icone: 'accueil', nom: SITE_TEXTS.accueil },
  { to: '/services', icone: 'services', nom: SITE_TEXTS.services },
  { to: '/contact', icone: 'contact', nom: SITE_TEXTS.contact },
] as const

/** What waits in a place, after its name. */
export const ATTENTE_TEXTS = {
  enRetard: (n: number) => fr(`${n} en retard`),
  aContacter: (n: number) => fr(`${n} à contacter`),
  aReproposer: (n: number) => fr(n === 1 ? '1 date à proposer' : `${n} dates à proposer`),
  sansReponse: (n: number) => fr(n === 1 ? '1 réponse attendue' : `${n} réponses attendues`),
  messagesNonLus: (n: number) => fr(n === 1 ? '1 non lu' : `${n} non lus`),
  courrielsEchoues: (n: number) => fr(n === 1 ? '1 courriel en échec' : `${n} courriels en échec`),
} as const
