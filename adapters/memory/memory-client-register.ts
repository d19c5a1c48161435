import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { ChoixDeClients, ClientRegister, CorrectionDeClient } from '#application/ports/client-register'
import type { ClientDuRegistre } from '#domain/registre/client-du-registre'
import { type ClefDeClient, sensDeTri } from '#domain/registre/tris'
import type { Email } from '#domain/client/email'
import { estAdmin } from '#domain/compte/compte'
import { changeDEmail, coordonneesDe, type EmailPris } from '#domain/registre/coordonnees'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { clefDeRecherche, correspond } from '#domain/recherche/clef-de-recherche'
import { type MotProche, PROCHES_MAX, RESSEMBLANCE_MIN } from '#domain/recherche/proches'
import { clefDeClient, clefDeSociete, nomDeTri } from '#domain/recherche/clefs'
import { changerEmail } from './changer-email.ts'
import { ecrireDossier } from './memory-dossier-store.ts'
import type { MemoryClient, MemoryStore } from './memory-store.ts'
import { oublierAppels } from './oublier-appels.ts'
import { clefDInstant, type Ordre, ordreDe, pageEnMemoire } from './page-en-memoire.ts'

const commandesDe = (store: MemoryStore, clientId: string): readonly Dossier[] =>
  [...store.prestations.values()].filter((dossier) => dossier.clientId === clientId)

const versRegistre = (store: MemoryStore, client: MemoryClient): ClientDuRegistre => {
  const {
    derniereCommandeLe: _,
    jetonVersion: _jeton,
    motDePasse: _secret,
    temporaire: _temporaire,
    version: _version,
    ...profil
  } = client
  const commandes = commandesDe(store, client.id).map(({ prestation }) => prestation)
  const derniere = commandes.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  return { ...profil, prestations: commandes.length, derniereCommandeLe: derniere?.creeLe ?? null }
}

const id = (client: ClientDuRegistre): string => client.id

const ORDRES: Readonly<Record<ClefDeClient, Ordre<ClientDuRegistre>>> = {
  recents: { clef: ({ creeLe }) => clefDInstant(creeLe), id, sens: 'desc' },
  nom: { clef: ({ nom }) => nomDeTri(nom), id, sens: 'asc' },
  derniere_commande: {
    clef: ({ derniereCommandeLe }) => clefDInstant(derniereCommandeLe ?? new Date(0)),
    id,
    sens: 'desc',
  },
}

/** Its own words, and those of the companies of its orders. */
const clefDe = (store: MemoryStore, client: ClientDuRegistre): string =>
  [
    clefDeClient(client),
    ...commandesDe(store, client.id).map(({ prestation }) => clefDeSociete(prestation.engagement.acheteur) ?? ''),
  ].join(' ')

const choisi =
  (store: MemoryStore, { tri, activite, mots }: ChoixDeClients) =>
  (client: ClientDuRegistre): boolean => {
    const actif = client.prestations > 0
    return (
      (sensDeTri(tri).clef !== 'derniere_commande' || actif) &&
      (activite === null || actif === (activite === 'actifs')) &&
      correspond(clefDe(store, client), mots)
    )
  }

/** As pg_trgm cuts a word. */
const trigrammes = (mot: string): ReadonlySet<string> =>
  new Set(Array.from({ length: mot.length + 1 }, (_, rang) => `  ${mot} `.slice(rang, rang + 3)))

const partagee = (mot: string, autre: string): number => {
  const siens = trigrammes(autre)
  const miens = [...trigrammes(mot)]
  return miens.filter((trigramme) => siens.has(trigramme)).length / miens.length
}

const procheDe = (store: MemoryStore, cherche: string): readonly MotProche[] => {
  const mots = [...store.clients.values()].flatMap(({ nom, ville }) => [...nom.split(' '), ville])
  const parPlie = new Map(mots.map((mot) => [clefDeRecherche([mot]), mot]))
  return [...parPlie]
    .map(([plie, mot]) => ({ mot, plie, part: partagee(cherche, plie), retour: partagee(plie, cherche) }))
    .filter(({ part }) => part >= RESSEMBLANCE_MIN)
    .toSorted((a, b) => b.part - a.part || b.retour - a.retour || (a.plie < b.plie ? -1 : 1))
    .slice(0, PROCHES_MAX)
    .map(({ mot, plie }) => ({ mot, plie }))
}

const tous = (store: MemoryStore): readonly ClientDuRegistre[] =>
  [...store.clients.values()].map((client) => versRegistre(store, client))

const sansPrestation = (store: MemoryStore, adminEmails: readonly Email[]): readonly ClientDuRegistre[] =>
  tous(store)
    .filter((client) => client.prestations === 0 && !estAdmin(client, adminEmails))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const retirer = (store: MemoryStore, { id: clientId, nom, email }: ClientDuRegistre) => {
  oublierAppels(store, clientId)
  store.clients.delete(clientId)
  for (const [messageId, fil] of store.messages) if (fil.clientId === clientId) store.messages.delete(messageId)
  return { nom, email }
}

const corriger = (
  store: MemoryStore,
  correction: CorrectionDeClient,
): E.Either<EmailPris, O.Option<readonly Dossier[]>> => {
  const { id: clientId, version, coordonnees, instant } = correction
  const client = store.clients.get(clientId)
  if (client === undefined || client.version !== version) return E.right(O.none)
  const corrigee = { avant: coordonneesDe(client), apres: coordonnees }
  const pris = [...store.clients.values()].find((autre) => autre.id !== clientId && autre.email === coordonnees.email)
  if (pris !== undefined) return E.left({ _tag: 'EmailPris', clientId: pris.id, nom: pris.nom })
  store.clients.set(clientId, { ...client, ...coordonnees, version: version + 1 })
  if (changeDEmail(corrigee)) changerEmail(store, clientId, corrigee, instant)
  const decider = correction.corriger(corrigee)
  return E.right(
    O.some(
      commandesDe(store, clientId).flatMap((avant) => {
        const changement = decider(avant)
        if (changement === null) return []
        ecrireDossier(store, avant, changement)
        return [avant]
      }),
    ),
  )
}

/** The register of clients in memory. */
export const makeMemoryClientRegister = (store: MemoryStore): ClientRegister => ({
  lister: (choix) =>
    TE.fromIO(() =>
      pageEnMemoire(
        tous(store).filter(choisi(store, choix)),
        ordreDe(ORDRES, choix.tri),
        choix.page,
        choix.mots.length > 0,
      ),
    ),
  motsProches: (mots) => TE.fromIO(() => mots.map((mot) => procheDe(store, mot))),
  fiche: (clientId) =>
    TE.fromIO(() => {
      const client = store.clients.get(clientId)
      if (client === undefined) return O.none
      const messages = [...store.messages.values()].filter((fil) => fil.clientId === clientId).length
      return O.some({ client: versRegistre(store, client), messages, version: client.version })
    }),
  corriger: (correction) => TE.fromIOEither(() => corriger(store, correction)),
  chiffres: () =>
    TE.fromIO(() => {
      const actifs = tous(store).filter(({ prestations }) => prestations > 0).length
      return { actifs, inactifs: store.clients.size - actifs }
    }),
  inactifs: (adminEmails, apres, nombre) =>
    TE.fromIO(() =>
      sansPrestation(store, adminEmails)
        .filter((client) => apres === null || client.id > apres)
        .slice(0, nombre)
        .map(({ id: clientId, nom, email }) => ({ id: clientId, nom, email })),
    ),
  retirerInactifs: (adminEmails, nombre) =>
    TE.fromIO(() =>
      sansPrestation(store, adminEmails)
        .slice(0, nombre)
        .map((client) => retirer(store, client)),
    ),
})
