import { type DemandeDEstimationsFaites, listerEstimations } from '#application/estimation/lister-estimations'
import { chiffresDuBandeau } from '#application/registre/chiffres-du-bandeau'
import { ficheClient } from '#application/registre/fiche-client'
import { type DemandeDeClients, listerClients } from '#application/registre/lister-clients'
import { type DemandeDeMessages, listerMessages } from '#application/registre/lister-messages'
import { type DemandeDePrestations, listerPrestations } from '#application/registre/lister-prestations'
import { lireSuivi } from '#application/rendez-vous/lire-suivi'
import { BandeauReply } from '#adapters/http/contract/values/bandeau-reply'
import { clientDuRegistreReply } from '#adapters/http/contract/values/client-du-registre-reply'
import { estimationFaiteReply } from '#adapters/http/contract/values/estimation-admin-reply'
import { messageReply } from '#adapters/http/contract/values/message-reply'
import { PrestationReply, prestationReply } from '#adapters/http/contract/values/prestation-reply'
import { reussir } from '../site/run-task.ts'
import { SEEDED_UNTIL } from '../seed/seeded-until.ts'
import { uuidOf } from '../seed/draw.ts'
import { type Call, LISTE, session } from './call.ts'
import { FACTURES } from './facture-calls.ts'
import type { Ground } from './ground.ts'

type Prestations = Partial<Omit<DemandeDePrestations, 'session'>>
type Clients = Partial<Omit<DemandeDeClients, 'session'>>
type Messages = Partial<Omit<DemandeDeMessages, 'session'>>

const pageDePrestations = async ({ ports }: Ground, choix: Prestations) =>
  reussir(listerPrestations(ports)({ ...LISTE, statut: null, priorite: null, tri: 'recentes', ...choix }))

const prestations =
  (choix: Prestations): Call =>
  async (ground) => {
    const { elements, ...page } = await pageDePrestations(ground, choix)
    const data = elements.map((dossier) => PrestationReply.encode(prestationReply(dossier, [], SEEDED_UNTIL)))
    return JSON.stringify({ ...page, data })
  }

/** Half way down a list: the cursor of a page in the middle of the ids, the amounts or the dates. */
const milieu =
  (curseur: (ground: Ground) => Promise<string>, choix: Prestations): Call =>
  async (ground) =>
    prestations({ ...choix, curseur: await curseur(ground) })(ground)

const idDuMilieu = async ({ knex }: Ground): Promise<string> => {
  const row: { id: string } = await knex('prestations').orderBy('cree_le').offset(500).first('id')
  return `recentes.${row.id}.${row.id}`
}

const clients =
  (choix: Clients): Call =>
  async ({ ports }) => {
    const { elements, ...page } = await reussir(
      listerClients(ports)({ ...LISTE, activite: null, tri: 'recents', ...choix }),
    )
    return JSON.stringify({ ...page, data: elements.map((client) => clientDuRegistreReply(client, client.isAdmin)) })
  }

const messages =
  (choix: Messages): Call =>
  async ({ ports }) => {
    const { elements, ...page } = await reussir(
      listerMessages(ports)({ ...LISTE, statut: null, tri: 'recents', ...choix }),
    )
    return JSON.stringify({ ...page, data: elements.map(messageReply) })
  }

type Estimations = Partial<DemandeDEstimationsFaites['choix']> & { readonly q?: string; readonly limite?: number }

const pageDEstimations = (
  ports: Ground['ports'],
  { q = '', limite = LISTE.limite, ...choix }: Estimations,
  curseur: string | null,
) =>
  reussir(
    listerEstimations(ports)({ session, choix: { suite: null, source: null, ...choix }, q, page: { limite, curseur } }),
  )

const estimations =
  (choix: Estimations, curseur: (ground: Ground) => Promise<string | null> = () => Promise.resolve(null)): Call =>
  async (ground) => {
    const { page, conversion } = await pageDEstimations(ground.ports, choix, await curseur(ground))
    return JSON.stringify({ ...page, conversion, data: page.elements.map(estimationFaiteReply) })
  }

const estimationDuMilieu = async ({ knex }: Ground): Promise<string> => {
  const row: { id: string } = await knex('estimations').orderBy('id').offset(500).first('id')
  return row.id
}

/** The reference of an order that came of an estimate. */
const commandeDEstimation = async ({ ports }: Ground): Promise<string> => {
  const { page } = await pageDEstimations(ports, { suite: 'commandees', limite: 1 }, null)
  return page.elements[0]?.prestation?.reference ?? ''
}

const premiere = async (ground: Ground) => {
  const { elements } = await pageDePrestations(ground, { limite: 1 })
  const [dossier] = elements
  if (dossier === undefined) throw new Error('an empty list')
  return dossier.prestation
}

const once = <A>(read: (ground: Ground) => Promise<A>): ((ground: Ground) => Promise<A>) => {
  const known = new WeakMap<Ground, Promise<A>>()
  return (ground) => {
    const value = known.get(ground) ?? read(ground)
    known.set(ground, value)
    return value
  }
}

const connue = once(premiere)
const milieuConnu = once(idDuMilieu)
const milieuDEstimations = once(estimationDuMilieu)
const commandeDEstimationConnue = once(commandeDEstimation)
const releve = once(({ ports }) => reussir(ports.diagnostics.relever(ports.clock.maintenant(), new Date(0))))

/** Every list, search, filter, sort and figure of the owner. */
export const CALLS: Readonly<Record<string, Call>> = {
  bandeau: async ({ ports }) => JSON.stringify(BandeauReply.encode(await reussir(chiffresDuBandeau(ports)(session)))),
  prestations: prestations({}),
  'prestations, suite': milieu(milieuConnu, {}),
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
  'prestations, q = jeanne dupont': prestations({ q: 'jeanne dupont', limite: 1 }),
  'prestations, q = lons dupont': prestations({ q: 'lons dupont', limite: 10 }),
  'prestations, q = lons, par montant': prestations({ q: 'lons', tri: 'montant' }),
  'prestations, q = d': prestations({ q: 'd' }),
  'prestations, q = lons, en_attente': prestations({ q: 'lons', statut: 'en_attente', limite: 10 }),
  'prestations, q = une référence': async (ground) => prestations({ q: (await connue(ground)).reference })(ground),
  'prestations, q = un mail': async (ground) =>
    prestations({ q: (await connue(ground)).contact.email, limite: 4 })(ground),
  'prestations, q sans réponse': prestations({ q: 'introuvable' }),
  prestation: async (ground) => {
    const { dossier, evenements } = await reussir(lireSuivi(ground.ports)({ session, id: (await connue(ground)).id }))
    return JSON.stringify(PrestationReply.encode(prestationReply(dossier, evenements, SEEDED_UNTIL)))
  },
  clients: clients({}),
  'clients actifs': clients({ activite: 'actifs' }),
  'clients inactifs': clients({ activite: 'inactifs' }),
  'clients par nom': clients({ tri: 'nom' }),
  'clients par dernière commande': clients({ tri: 'derniere_commande' }),
  'clients, q = arbois': clients({ q: 'arbois' }),
  'clients, q = dupont, par nom': clients({ q: 'dupont', tri: 'nom', limite: 10 }),
  'clients, q = zoé, par nom': clients({ q: 'zoé', tri: 'nom', limite: 10 }),
  'clients, q = lons, par dernière commande': clients({ q: 'lons', tri: 'derniere_commande' }),
  client: async ({ ports }) => JSON.stringify(await reussir(ficheClient(ports)({ session, id: uuidOf(1) }))),
  messages: messages({}),
  'messages, anciens': messages({ tri: 'anciens' }),
  'messages, statut nouveau': messages({ statut: 'nouveau' }),
  'messages, statut traité': messages({ statut: 'traité' }),
  'messages, q = imprimante': messages({ q: 'imprimante' }),
  'messages, q = dupont': messages({ q: 'dupont' }),
  'messages, q = dupont, anciens': messages({ q: 'dupont', tri: 'anciens' }),
  'messages, q = facture, nouveau': messages({ q: 'facture', statut: 'nouveau', limite: 5 }),
  ...FACTURES,
  estimations: estimations({}),
  'estimations, suite': estimations({}, milieuDEstimations),
  'estimations sans suite': estimations({ suite: 'sans_suite' }),
  'estimations commandées': estimations({ suite: 'commandees' }),
  'estimations par téléphone': estimations({ source: 'telephone' }),
  'estimations, q = lons': estimations({ q: 'lons' }),
  'estimations, q = lons, suite': estimations({ q: 'lons' }, milieuDEstimations),
  'estimations, q = dupont': estimations({ q: 'dupont', limite: 3 }),
  'estimations, q = jeanne dupont': estimations({ q: 'jeanne dupont', limite: 1 }),
  'estimations, q = lons, commandées': estimations({ q: 'lons', suite: 'commandees' }),
  'estimations, q = une référence': async (ground) =>
    estimations({ q: await commandeDEstimationConnue(ground) })(ground),
  'estimations, q sans réponse': estimations({ q: 'introuvable' }),
  diagnostics: async (ground) => {
    await releve(ground)
    return JSON.stringify(await reussir(ground.ports.diagnostics.dernier()))
  },
}
