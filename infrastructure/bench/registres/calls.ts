import { uuidOf } from '../seed/draw.ts'
import type { Ground } from './ground.ts'

/** A call of the owner; answers what goes out. */
export type Call = (ground: Ground) => Promise<string>

/** A page of the screens. */
const LIMITE = 25

type Choix = Readonly<Record<string, string | number>>

/** A list at an address, and how it is asked for. */
const listeA =
  (chemin: string) =>
  (choix: Choix = {}): Call =>
  ({ panel }) => {
    const demande = Object.entries({ limite: LIMITE, ...choix }).map(([nom, valeur]): [string, string] => [
      nom,
      String(valeur),
    ])
    return panel(`${chemin}?${new URLSearchParams(demande).toString()}`)
  }

/** Read once of each database: what a call has to know first is no part of its time. */
const once = <A>(read: (ground: Ground) => Promise<A>): ((ground: Ground) => Promise<A>) => {
  const known = new WeakMap<Ground, Promise<A>>()
  return (ground) => {
    const value = known.get(ground) ?? read(ground)
    known.set(ground, value)
    return value
  }
}

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

const estimations = listeA('/api/admin/estimations')

const idDuMilieu = once(async ({ knex }) => {
  const row: { id: string } = await knex('estimations').orderBy('id').offset(500).first('id')
  return row.id
})

/** The reference of an order that came of an estimate. */
const reference = once(async (ground) => {
  const { data }: { data: readonly { prestation: { reference: string } }[] } = JSON.parse(
    await estimations({ suite: 'commandees', limite: 1 })(ground),
  )
  return data[0]?.prestation.reference ?? ''
})

const suiteDesEstimations =
  (choix: Readonly<Record<string, string>> = {}): Call =>
  async (ground: Ground) =>
    estimations({ ...choix, curseur: await idDuMilieu(ground) })(ground)

/** The list of estimates. */
const ESTIMATIONS: Readonly<Record<string, Call>> = {
  estimations: estimations(),
  'estimations, suite': suiteDesEstimations(),
  'estimations sans suite': estimations({ suite: 'sans_suite' }),
  'estimations commandées': estimations({ suite: 'commandees' }),
  'estimations par téléphone': estimations({ source: 'telephone' }),
  'estimations, q = lons': estimations({ q: 'lons' }),
  'estimations, q = lons, suite': suiteDesEstimations({ q: 'lons' }),
  'estimations, q = dupont': estimations({ q: 'dupont' }),
  'estimations, q = paul dupont': estimations({ q: 'paul dupont' }),
  'estimations, q = lons, commandées': estimations({ q: 'lons', suite: 'commandees' }),
  'estimations, q = une référence': async (ground) => estimations({ q: await reference(ground) })(ground),
  'estimations, q sans réponse': estimations({ q: 'introuvable' }),
}

const factures = listeA('/api/admin/factures')

const suiteDesFactures = once(async (ground) => {
  const { curseurSuivant }: { curseurSuivant: string } = JSON.parse(await factures()(ground))
  return curseurSuivant
})

/** The number of the last invoice. */
const numero = once(async (ground) => {
  const { data }: { data: readonly { numero: string }[] } = JSON.parse(await factures({ limite: 1 })(ground))
  return data[0]?.numero ?? ''
})

/** The list of invoices. */
const FACTURES: Readonly<Record<string, Call>> = {
  factures: factures(),
  'factures, suite': async (ground) => factures({ curseur: await suiteDesFactures(ground) })(ground),
  'factures en retard': factures({ etat: 'en_retard' }),
  'factures payées': factures({ etat: 'payee' }),
  'factures à payer': factures({ etat: 'a_payer' }),
  'factures, q = dupont': factures({ q: 'dupont' }),
  'factures, q = jeanne dupont': factures({ q: 'jeanne dupont' }),
  'factures, q = un numéro': async (ground) => factures({ q: await numero(ground) })(ground),
  'factures, q = un montant': factures({ q: '64,00' }),
  'factures, q sans réponse': factures({ q: 'introuvable' }),
  'factures, q = dupont, à payer': factures({ q: 'dupont', etat: 'a_payer' }),
  'factures, q = dupont, en retard': factures({ q: 'dupont', etat: 'en_retard' }),
}

/** Every list, search, filter, sort and figure of the owner. */
export const CALLS: Readonly<Record<string, Call>> = {
  bandeau: ({ panel }) => panel('/api/admin/bandeau'),
  prestations: prestations(),
  'prestations, suite': async (ground) => prestations({ curseur: await milieu(ground) })(ground),
  'prestations, statut terminé': prestations({ statut: 'terminé' }),
  'prestations, statut en_attente': prestations({ statut: 'en_attente' }),
  'prestations, priorité urgente': prestations({ priorite: 'urgente' }),
  'prestations, priorité normale, en_cours': prestations({ priorite: 'normale', statut: 'en_cours' }),
  'prestations par montant': prestations({ tri: 'montant' }),
  'prestations par montant, annulé': prestations({ tri: 'montant', statut: 'annulé' }),
  'prestations à contacter': prestations({ tri: 'a_contacter' }),
  'prestations par rendez-vous': prestations({ tri: 'rendez_vous' }),
  'prestations, q = lons': prestations({ q: 'lons' }),
  'prestations, q = dupont': prestations({ q: 'dupont' }),
  'prestations, q = dupont, par montant': prestations({ q: 'dupont', tri: 'montant' }),
  'prestations, q = denis, par montant': prestations({ q: 'denis', tri: 'montant' }),
  'prestations, q = lons, par montant, en_attente': prestations({
    q: 'lons',
    tri: 'montant',
    statut: 'en_attente',
  }),
  'prestations, q = dupont, par rendez-vous': prestations({ q: 'dupont', tri: 'rendez_vous' }),
  'prestations, q = un mail, par rendez-vous': async (ground) =>
    prestations({ q: (await connue(ground)).client.email, tri: 'rendez_vous' })(ground),
  'prestations, q = lons, à contacter': prestations({ q: 'lons', tri: 'a_contacter' }),
  'prestations, q = jeanne dupont': prestations({ q: 'jeanne dupont' }),
  'prestations, q = lons dupont': prestations({ q: 'lons dupont' }),
  'prestations, q = lons, par montant': prestations({ q: 'lons', tri: 'montant' }),
  'prestations, q = d': prestations({ q: 'd' }),
  'prestations, q = 2026, terminé': prestations({ q: '2026', statut: 'terminé' }),
  'prestations, q = 39570, par montant, urgente': prestations({
    q: '39570',
    tri: 'montant',
    priorite: 'urgente',
  }),
  'prestations, q = lons, en_attente': prestations({ q: 'lons', statut: 'en_attente' }),
  'prestations, q = une référence': async (ground) => prestations({ q: (await connue(ground)).reference })(ground),
  'prestations, q = un mail': async (ground) => prestations({ q: (await connue(ground)).client.email })(ground),
  'prestations, q = un téléphone': prestations({ q: '06 10 00' }),
  'prestations, q = un milieu de mot': prestations({ q: 'rdin' }),
  'prestations, q sans réponse': prestations({ q: 'introuvable' }),
  prestation: async (ground) => ground.panel(`/api/prestations/${(await connue(ground)).id}`),
  clients: clients(),
  'clients actifs': clients({ activite: 'actifs' }),
  'clients inactifs': clients({ activite: 'inactifs' }),
  'clients par nom': clients({ tri: 'nom' }),
  'clients par dernière commande': clients({ tri: 'derniere_commande' }),
  'clients, q = arbois': clients({ q: 'arbois' }),
  'clients, q = dupont, par nom': clients({ q: 'dupont', tri: 'nom' }),
  'clients, q = zoé, par nom': clients({ q: 'zoé', tri: 'nom' }),
  'clients actifs, q = zo, par nom': clients({ q: 'zo', tri: 'nom', activite: 'actifs' }),
  'clients inactifs, q = zo, par nom': clients({ q: 'zo', tri: 'nom', activite: 'inactifs' }),
  'clients, q = denis, par nom': clients({ q: 'denis', tri: 'nom' }),
  'clients, q = zoé, par dernière commande': clients({ q: 'zoé', tri: 'derniere_commande' }),
  'clients, q = lons, par dernière commande': clients({ q: 'lons', tri: 'derniere_commande' }),
  'clients, q sans réponse': clients({ q: 'introuvable' }),
  client: ({ panel }) => panel(`/api/clients/${uuidOf(1)}`),
  messages: messages(),
  'messages, anciens': messages({ tri: 'anciens' }),
  'messages, statut nouveau': messages({ statut: 'nouveau' }),
  'messages, statut traité': messages({ statut: 'traité' }),
  'messages, q = imprimante': messages({ q: 'imprimante' }),
  'messages, q = dupont': messages({ q: 'dupont' }),
  'messages, q = dupont, anciens': messages({ q: 'dupont', tri: 'anciens' }),
  'messages, q = jeanne dupont': messages({ q: 'jeanne dupont' }),
  'messages, q = facture, nouveau': messages({ q: 'facture', statut: 'nouveau' }),
  ...FACTURES,
  ...ESTIMATIONS,
  aujourdhui: ({ panel }) => panel('/api/admin/aujourdhui'),
  diagnostics: ({ panel }) => panel('/api/admin/diagnostics'),
}
