import { uuidOf } from '../seed/draw.ts'
import { type Call, listeA } from './call.ts'
import { ESTIMATIONS } from './estimation-calls.ts'
import { FACTURES } from './facture-calls.ts'
import { once } from './once.ts'

const prestations = listeA('/api/prestations/admin/all')
const clients = listeA('/api/clients/admin/all')
const messages = listeA('/api/contact/admin/all')

type PrestationLue = { readonly id: string; readonly reference: string; readonly client: { readonly email: string } }

const connue = once(async (ground) => {
  const { data }: { data: readonly PrestationLue[] } = JSON.parse(await prestations({ limite: 1 })(ground))
  const [premiere] = data
  if (premiere === undefined) throw new Error('an empty list')
  return premiere
})

/** Half way down the list. */
const milieu = once(async ({ knex }) => {
  const row: { id: string } = await knex('prestations').orderBy('cree_le').offset(500).first('id')
  return `recentes.${row.id}.${row.id}`
})

/** Every list, search, filter, sort and figure of the owner. */
export const CALLS: Readonly<Record<string, Call>> = {
  bandeau: ({ panel }) => panel('/api/admin/bandeau'),
  prestations: prestations(),
  'prestations, suite': async (ground) => prestations({ curseur: await milieu(ground) })(ground),
  'prestations, statut terminé': prestations({ statut: 'terminé' }),
  'prestations, statut en_attente': prestations({ statut: 'en_attente' }),
  'prestations, priorité urgente': prestations({ priorite: 'urgente' }),
  'prestations, priorité normale, en_cours': prestations({ priorite: 'normale', statut: 'en_cours', limite: 10 }),
  'prestations par montant': prestations({ tri: 'montant' }),
  'prestations par montant, annulé': prestations({ tri: 'montant', statut: 'annulé' }),
  'prestations à contacter': prestations({ tri: 'a_contacter' }),
  'prestations par rendez-vous': prestations({ tri: 'rendez_vous' }),
  'prestations, q = lons': prestations({ q: 'lons' }),
  'prestations, q = dupont': prestations({ q: 'dupont' }),
  'prestations, q = dupont, par montant': prestations({ q: 'dupont', tri: 'montant' }),
  'prestations, q = denis, par montant': prestations({ q: 'denis', tri: 'montant', limite: 10 }),
  'prestations, q = lons, par montant, en_attente': prestations({
    q: 'lons',
    tri: 'montant',
    statut: 'en_attente',
    limite: 15,
  }),
  'prestations, q = dupont, par rendez-vous': prestations({ q: 'dupont', tri: 'rendez_vous' }),
  'prestations, q = un mail, par rendez-vous': async (ground) =>
    prestations({ q: (await connue(ground)).client.email, tri: 'rendez_vous', limite: 1 })(ground),
  'prestations, q = lons, à contacter': prestations({ q: 'lons', tri: 'a_contacter', limite: 10 }),
  'prestations, q = jeanne dupont': prestations({ q: 'jeanne dupont', limite: 1 }),
  'prestations, q = lons dupont': prestations({ q: 'lons dupont', limite: 10 }),
  'prestations, q = lons, par montant': prestations({ q: 'lons', tri: 'montant' }),
  'prestations, q = d': prestations({ q: 'd' }),
  'prestations, q = 2026, terminé': prestations({ q: '2026', statut: 'terminé' }),
  'prestations, q = 39570, par montant, urgente': prestations({
    q: '39570',
    tri: 'montant',
    priorite: 'urgente',
    limite: 9,
  }),
  'prestations, q = lons, en_attente': prestations({ q: 'lons', statut: 'en_attente', limite: 10 }),
  'prestations, q = une référence': async (ground) => prestations({ q: (await connue(ground)).reference })(ground),
  'prestations, q = un mail': async (ground) =>
    prestations({ q: (await connue(ground)).client.email, limite: 4 })(ground),
  'prestations, q sans réponse': prestations({ q: 'introuvable' }),
  prestation: async (ground) => ground.panel(`/api/prestations/${(await connue(ground)).id}`),
  clients: clients(),
  'clients actifs': clients({ activite: 'actifs' }),
  'clients inactifs': clients({ activite: 'inactifs' }),
  'clients par nom': clients({ tri: 'nom' }),
  'clients par dernière commande': clients({ tri: 'derniere_commande' }),
  'clients, q = arbois': clients({ q: 'arbois' }),
  'clients, q = dupont, par nom': clients({ q: 'dupont', tri: 'nom', limite: 10 }),
  'clients, q = zoé, par nom': clients({ q: 'zoé', tri: 'nom', limite: 7 }),
  'clients actifs, q = zo, par nom': clients({ q: 'zo', tri: 'nom', activite: 'actifs', limite: 6 }),
  'clients inactifs, q = zo, par nom': clients({ q: 'zo', tri: 'nom', activite: 'inactifs', limite: 1 }),
  'clients, q = denis, par nom': clients({ q: 'denis', tri: 'nom', limite: 15 }),
  'clients, q = zoé, par dernière commande': clients({ q: 'zoé', tri: 'derniere_commande', limite: 6 }),
  'clients, q = lons, par dernière commande': clients({ q: 'lons', tri: 'derniere_commande' }),
  client: ({ panel }) => panel(`/api/clients/${uuidOf(1)}`),
  messages: messages(),
  'messages, anciens': messages({ tri: 'anciens' }),
  'messages, statut nouveau': messages({ statut: 'nouveau' }),
  'messages, statut traité': messages({ statut: 'traité' }),
  'messages, q = imprimante': messages({ q: 'imprimante' }),
  'messages, q = dupont': messages({ q: 'dupont' }),
  'messages, q = dupont, anciens': messages({ q: 'dupont', tri: 'anciens' }),
  'messages, q = jeanne dupont': messages({ q: 'jeanne dupont', limite: 2 }),
  'messages, q = facture, nouveau': messages({ q: 'facture', statut: 'nouveau', limite: 5 }),
  ...FACTURES,
  ...ESTIMATIONS,
  diagnostics: ({ panel }) => panel('/api/admin/diagnostics'),
}
