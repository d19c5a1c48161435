import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type { CleConnue, CommandeStore, ReferencePrise } from '#application/ports/commande-store'
import type { Idempotence } from '#application/prestation/idempotence'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { GENRES_COMMANDE } from '#domain/courrier/courrier'
import { numeroDevis } from '#domain/devis/numero'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import type { MemoryClient, MemoryStore } from './memory-store.ts'

type Refus = ReferencePrise | CleConnue

const refuser = (
  store: MemoryStore,
  commande: NouvellePrestation,
  idempotence: O.Option<Idempotence>,
): E.Either<Refus, void> => {
  if (O.isSome(idempotence) && store.cles.has(idempotence.value.cle)) return E.left({ _tag: 'CleConnue' })
  const prise = [...store.prestations.values()].some(({ prestation }) => prestation.reference === commande.reference)
  return prise ? E.left({ _tag: 'ReferencePrise' }) : E.right(undefined)
}

const plusTard = (a: Date, b: Date): Date => (a > b ? a : b)

const nouveauClient = (store: MemoryStore, { contact, adresse, creeLe }: NouvellePrestation): MemoryClient => ({
  ...contact,
  ...adresse,
  id: `client-${store.clients.size + 1}`,
  derniereCommandeLe: creeLe,
  motDePasseTemporaire: null,
})

/** The account of a mail address, found or made; its profile is never rewritten. */
const trouverClient = (store: MemoryStore, commande: NouvellePrestation) => {
  const connu = [...store.clients.values()].find(({ email }) => email === commande.contact.email)
  const client = connu ?? nouveauClient(store, commande)
  const derniereCommandeLe = plusTard(client.derniereCommandeLe, commande.creeLe)
  store.clients.set(client.id, { ...client, derniereCommandeLe })
  return { clientId: client.id, nouveau: connu === undefined }
}

const numeroter = (store: MemoryStore, commande: NouvellePrestation): Prestation => {
  const annee = anneeDe(dateParis(commande.creeLe))
  const rang = (store.rangs.get(annee) ?? 0) + 1
  store.rangs.set(annee, rang)
  return { ...commande, numeroDevis: numeroDevis(annee, rang) }
}

const deposerCourriers = (store: MemoryStore, { id, creeLe }: Prestation, clientId: string, nouveau: boolean): void => {
  for (const genre of GENRES_COMMANDE) {
    const courrierId = `courrier-${store.courriers.size + 1}`
    const ouvreCompte = nouveau && genre === 'commande_client'
    const fixes = { id: courrierId, genre, prestationId: id, clientId, ouvreCompte, creeLe }
    store.courriers.set(courrierId, { ...fixes, essais: 0, statut: 'a_envoyer', aEnvoyerLe: creeLe, bailJusquAu: null })
  }
}

/** Orders in memory, with the promises of the database. */
export const makeMemoryCommandeStore = (store: MemoryStore): CommandeStore => ({
  enregistrer: (commande, idempotence) =>
    TE.fromIOEither(() => {
      const refus = refuser(store, commande, idempotence)
      if (E.isLeft(refus)) return refus
      const { clientId, nouveau } = trouverClient(store, commande)
      const prestation = numeroter(store, commande)
      store.prestations.set(prestation.id, { clientId, prestation })
      if (O.isSome(idempotence)) {
        store.cles.set(idempotence.value.cle, { ...idempotence.value, prestationId: prestation.id })
      }
      deposerCourriers(store, prestation, clientId, nouveau)
      return E.right(prestation)
    }),
  parCle: (cle) =>
    TE.fromIO(() => {
      const connue = store.cles.get(cle)
      const trouvee = connue && store.prestations.get(connue.prestationId)
      return connue && trouvee ? O.some({ empreinte: connue.empreinte, prestation: trouvee.prestation }) : O.none
    }),
})
