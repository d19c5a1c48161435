import { describe, expect, it } from 'vitest'
import { useDatabase } from '#infrastructure/database/test-database.fixture'
import { ROUTES } from '#adapters/http/contract/openapi/documented-route'
import { reussir } from '#application/shared/run.fixture'
import { ADMIN } from '#application/shared/session.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { unAvenant } from '#domain/devis/avenant.fixture'
import type { Reference } from '#domain/prestation/reference'
import { euros } from '#domain/shared/montant'
import { lireTable } from '#domain/shared/table-markdown.fixture'
import { archiverLeContrat, uneDateProposee } from './appointment.fixture.ts'
import { facturerUnProfessionnel, terminer, uneSaisieEnvoyee } from './facture.fixture.ts'
import {
  bearer,
  EMAILS,
  inscrire,
  MOT_DE_PASSE,
  type Serveur,
  uneCommandeEnvoyee,
  uneEstimationEnvoyee,
  unMessageEnvoye,
  unServeur,
  unServeurSurBase,
} from './server.fixture.ts'

const base = useDatabase('embedded')

/**
 * Calls that need the database: they read registers, exports, books or figures, or erase, and those ports have no
 * memory twin.
 */
const SANS_JUMEAU = new RegExp(
  [
    '/all$|/bandeau|/aujourdhui|/diagnostics|/courriels|/export/|/comptabilite|/recettes|/conservation|/contrats/|/nouvelles',
    '/clients/(moi|admin|\\{id\\})|/contact/admin|/contact/\\{id\\}/statut|GET /api/admin/(estimations|factures)$',
    'GET /api/admin/factures/\\{numero\\}$',
  ].join('|'),
)

const PERSONNES = ['Visiteur', 'Mot de passe temporaire', 'Client', 'Autre client', 'Administrateur'] as const

type Personne = (typeof PERSONNES)[number]

const LIGNES = lireTable('acces', 'Appels').map((rangee) => ({
  appel: rangee('Appel'),
  reponses: PERSONNES.map((personne) => [personne, Number(rangee(personne))] as const),
}))

/** Jeanne's order with a date that waits for her answer, her message, and an account of each kind. */
const uneScene = async (serveur: Serveur) => {
  const { id, reference, clientId, token, dateId, client, admin } = await uneDateProposee(serveur)
  const autre = await inscrire(serveur, EMAILS.autre)
  const payload = { sujet: 'Horaires', message: 'Pouvez-vous venir plus tôt ?' }
  await serveur.app.inject({ method: 'POST', url: '/api/contact/client-general', payload, headers: client })
  const fils = await serveur.app.inject({ url: '/api/contact/mes-messages', headers: client })
  const messageId: string = fils.json().data[0].id
  const payloadEstime = uneEstimationEnvoyee()
  const faite = await serveur.app.inject({
    method: 'POST',
    url: '/api/admin/estimations',
    payload: payloadEstime,
    headers: admin,
  })
  const estimationId: string = faite.json().data.id
  const { jeton } = await reussir(serveur.useCases.creerLienAgenda(ADMIN))
  const absence = { ...ABSENCE, du: dateCivile(2026, 12, 1), plage: null }
  const { id: absenceId } = await reussir(
    serveur.useCases.ajouterAbsence({ admin: ADMIN, voulue: absence, confirmer: false }),
  )
  const enTetes: Readonly<Record<Personne, Readonly<Record<string, string>>>> = {
    Visiteur: {},
    'Mot de passe temporaire': bearer(clientId, { temporaire: true }),
    Client: client,
    'Autre client': bearer(autre.id),
    Administrateur: admin,
  }
  return { id, reference, clientId, token, dateId, messageId, estimationId, absenceId, jeton, enTetes }
}

type Scene = Awaited<ReturnType<typeof uneScene>>

const ABSENCE = { du: '2026-12-01', au: null, jours: [3], de: '14:00', a: '18:00', note: '' }

/** A valid query and body for each call that needs one. */
const DEMANDES: Readonly<Record<string, (scene: Scene) => { readonly query?: string; readonly payload?: object }>> = {
  'GET /api/geo/adresses': () => ({ query: '?q=12+rue+du+Commerce' }),
  'GET /api/geo/lieu': () => ({ query: '?codePostal=39000' }),
  'POST /api/estimations': () => ({ payload: uneEstimationEnvoyee() }),
  'POST /api/prestations/commander': () => ({ payload: uneCommandeEnvoyee() }),
  'POST /api/contact': () => ({ payload: unMessageEnvoye() }),
  'POST /api/clients/login': () => ({ payload: { email: EMAILS.jeanne, password: MOT_DE_PASSE } }),
  'POST /api/clients/changer-mot-de-passe': () => ({
    payload: { ancienMotDePasse: MOT_DE_PASSE, nouveauMotDePasse: 'Un autre Sapin 2' },
  }),
  'POST /api/clients/reset-password': () => ({ payload: { email: EMAILS.jeanne } }),
  'POST /api/prestations/{id}/validation-date': ({ token }) => ({ payload: { token, action: 'accepter' } }),
  'POST /api/prestations/{id}/devis/reponse': () => ({ payload: { version: 2, action: 'refuser' } }),
  'POST /api/admin/prestations/{id}/devis': () => ({ payload: { heures: 2, motif: 'Plus long que prévu.' } }),
  'POST /api/admin/prestations/{id}/devis/retrait': () => ({ payload: { version: 2 } }),
  'POST /api/admin/prestations/{id}/devis/renvoi': () => ({ payload: { version: 2 } }),
  'POST /api/prestations/{id}/rendez-vous': ({ dateId }) => ({ payload: { action: 'accepter', date: dateId } }),
  'GET /api/prestations/{id}/rendez-vous.ics': () => ({}),
  'PUT /api/prestations/{id}': () => ({ payload: { priorite: 'urgente' } }),
  'POST /api/contact/client-general': () => ({ payload: { sujet: 'Devis', message: 'Une question sur le devis.' } }),
  'POST /api/contact/{id}/suite': () => ({ payload: { message: 'Merci !' } }),
  'POST /api/contact/{id}/reply': () => ({ payload: { message: 'Bien sûr.' } }),
  'POST /api/admin/estimations': () => ({ payload: uneEstimationEnvoyee() }),
  'POST /api/admin/estimations/{id}/commander': () => ({ payload: uneCommandeEnvoyee() }),
  'GET /api/admin/agenda': () => ({ query: '?semaine=2026-11-24' }),
  'POST /api/admin/agenda/absences': () => ({ payload: ABSENCE }),
  'PUT /api/admin/agenda/absences/{id}': () => ({ payload: ABSENCE }),
  'PUT /api/admin/agenda/calendrier': () => ({ payload: { adresse: 'https://agenda.example/secret.ics' } }),
  'POST /api/admin/prestations/{id}/essai': () => ({
    payload: { propositions: [{ datePrestation: '2026-11-24', heurePrestation: '10:00' }] },
  }),
  'GET /api/admin/recettes': () => ({ query: '?annee=2026&mois=11' }),
  'POST /api/admin/conservation': () => ({ payload: { confirmer: true } }),
  'POST /api/admin/courriels/renvoyer': () => ({ payload: { id: null } }),
  'PATCH /api/clients/{id}': () => ({
    payload: {
      nom: 'Jeanne Dupond',
      telephone: '0612345678',
      adresse: '3 rue des Salines',
      codePostal: '39000',
      ville: 'Lons-le-Saunier',
      version: 1,
    },
  }),
  'PATCH /api/contact/{id}/statut': () => ({ payload: { statut: 'lu' } }),
  'POST /api/retractations': () => ({
    payload: { nom: 'Jeanne Dupont', email: EMAILS.jeanne, reference: 'PREST-000000' },
  }),
  'POST /api/admin/retractations/{id}/traitement': () => ({ payload: { traitee: true } }),
  'POST /api/admin/prestations/{id}/factures': () => ({ payload: uneSaisieEnvoyee() }),
  'POST /api/admin/factures/{numero}/avoirs': () => ({ payload: { motif: 'Erreur de saisie.' } }),
  'POST /api/admin/commandes/{reference}/reglements': () => ({
    payload: { mode: 'virement', le: '2026-11-20', montant: 10 },
  }),
  'POST /api/admin/commandes/{reference}/reglements/{id}/annulation': () => ({ payload: { note: 'Erreur.' } }),
  'POST /api/erreurs': () => ({ payload: { id: '1', message: 'Erreur', chemin: '/' } }),
}

/** The id for the path of a call: of an order, an account, a message or an estimate. */
const idDe = (
  path: string,
  {
    id,
    clientId,
    messageId,
    estimationId,
    absenceId,
  }: Pick<Scene, 'id' | 'clientId' | 'messageId' | 'estimationId' | 'absenceId'>,
): string => {
  if (path.startsWith('/api/admin/agenda/absences/')) return absenceId
  if (path.startsWith('/api/admin/estimations/')) return estimationId
  if (path.startsWith('/api/clients/')) return clientId
  return path.startsWith('/api/contact/') ? messageId : id
}

const urlDe = (path: string, { token, jeton, ...ids }: Scene): string =>
  path
    .replace('{id}', idDe(path, ids))
    .replace('{token}', encodeURIComponent(token))
    .replace('{jeton}', jeton)
    .replace('{postcode}', '39000')
    .replace('{quoi}', 'prestations')
    .replace('{annee}', '2026')

/** Proposes an amended quote, which waits for its answer. */
const proposerUnAvenant = ({ useCases }: Serveur, id: string) =>
  reussir(
    useCases.proposerAvenant({
      admin: ADMIN,
      id,
      version: null,
      saisie: unAvenant(),
    }),
  )

/** The archived contract of a client whose account was erased. */
const unContratArchive = async (serveur: Serveur): Promise<string> => {
  const email = 'odile.perrard@courriel.example'
  await serveur.app.inject({
    method: 'POST',
    url: '/api/prestations/commander',
    payload: uneCommandeEnvoyee({ nom: 'Odile Perrard', email }),
  })
  const dossier = (await serveur.dossiers()).find(({ prestation }) => prestation.contact.email === email)
  if (dossier === undefined) throw new Error('an order was placed')
  await archiverLeContrat(serveur, dossier.clientId, dossier.prestation.reference)
  return dossier.prestation.reference
}

/** An amount that came before its invoice. */
const recevoirUnAcompte = async ({ useCases }: Serveur, reference: Reference): Promise<string> => {
  const { reglements } = await reussir(
    useCases.enregistrerReglement({
      admin: ADMIN,
      reference,
      saisie: { mode: 'virement', le: dateCivile(2026, 11, 20), montant: euros(10), note: '' },
    }),
  )
  return reglements[0]?.id ?? ''
}

type FactureDEssai = Awaited<ReturnType<typeof facturerUnProfessionnel>>

/** The invoice that a call needs; before a call that issues one, only ends the work. */
const facturerPour = async (serveur: Serveur, appel: string, id: string): Promise<FactureDEssai | null> => {
  if (!/factur/.test(appel)) return null
  if (appel !== 'POST /api/admin/prestations/{id}/factures') return facturerUnProfessionnel(serveur, id)
  await terminer(serveur, id)
  return null
}

const avecFacture = (path: string, facture: FactureDEssai | null): string =>
  facture === null ? path : path.replace('{numero}', facture.numero)

/** A server with everything that a call needs, and the address of the call. */
const preparer = async (appel: string) => {
  const serveur = SANS_JUMEAU.test(appel) ? await unServeurSurBase(base()) : unServeur()
  const scene = await uneScene(serveur)
  if (appel.endsWith('.ics')) {
    const payload = { token: scene.token, action: 'accepter' }
    await serveur.app.inject({ method: 'POST', url: `/api/prestations/${scene.id}/validation-date`, payload })
  }
  if (/\/(traitement|confirmation)$/.test(appel)) {
    const nom = appel.endsWith('/confirmation') ? 'Odile Perrard' : 'Jeanne Dupont'
    const payload = { nom, email: EMAILS.jeanne, reference: scene.reference }
    await serveur.app.inject({ method: 'POST', url: '/api/retractations', payload })
  }
  if (/\/devis\/re(ponse|trait|nvoi)$/.test(appel)) await proposerUnAvenant(serveur, scene.id)
  const facture = await facturerPour(serveur, appel, scene.id)
  const surCommande = appel.includes('commandes/{reference}/reglements')
  const reglementId = surCommande ? await recevoirUnAcompte(serveur, scene.reference) : ''
  const reference = surCommande ? scene.reference : appel.includes('{reference}') ? await unContratArchive(serveur) : ''
  const declarations = await serveur.app.inject({
    url: '/api/admin/retractations',
    headers: scene.enTetes.Administrateur,
  })
  const retractationId: string = declarations.json().data[0]?.id ?? ''
  const route = ROUTES.find(({ method, path }) => `${method} ${path}` === appel)
  if (route === undefined) throw new Error(`no such call: ${appel}`)
  const chemin = avecFacture(route.path, facture)
    .replace('retractations/{id}', `retractations/${retractationId}`)
    .replace('reglements/{id}', `reglements/${reglementId}`)
    .replace('{reference}', reference)
  return { ...serveur, scene, method: route.method as 'GET', chemin: urlDe(chemin, scene) }
}

type Preparation = Awaited<ReturnType<typeof preparer>>

const appeler = async (
  { app, scene, method, chemin }: Preparation,
  appel: string,
  personne: Personne,
): Promise<number> => {
  const { query = '', payload } = DEMANDES[appel]?.(scene) ?? {}
  const answer = await app.inject({
    method,
    url: `${chemin}${query}`,
    headers: scene.enTetes[personne],
    ...(payload === undefined ? {} : { payload }),
  })
  return answer.statusCode
}

/**
 * The answers to one call by each person in turn. After a successful change the server is made anew for the next one.
 */
const reponsesA = async (appel: string) => {
  let preparation = await preparer(appel)
  const reponses: (readonly [Personne, number])[] = []
  for (const personne of PERSONNES) {
    const statut = await appeler(preparation, appel, personne)
    reponses.push([personne, statut])
    if (statut < 400 && preparation.method !== 'GET') preparation = await preparer(appel)
  }
  return reponses
}

describe('who may do what', () => {
  it('is written for every call, and for no other', () => {
    const appels = ROUTES.map(({ method, path }) => `${method} ${path}`)
    expect(LIGNES.map(({ appel }) => appel).toSorted()).toEqual(appels.toSorted())
  })

  it.each(LIGNES)('$appel', async ({ appel, reponses }) => {
    expect(await reponsesA(appel)).toEqual(reponses)
  })
})
