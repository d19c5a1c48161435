import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import type {
  CleConnue,
  CommandeStore,
  EstimationPrise,
  Origine,
  ReferencePrise,
} from '#application/ports/commande-store'
import type { Idempotence } from '#application/prestation/idempotence'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { numeroDevis } from '#domain/devis/numero'
import { premiereVersion } from '#domain/devis/version-de-devis'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { commandeeSurLeSite } from '#domain/prestation/debut-d-histoire'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { deposerCourrier } from './deposer-courrier.ts'
import type { MemoryClient, MemoryStore } from './memory-store.ts'

type Refus = ReferencePrise | CleConnue | EstimationPrise

const estimationLibre = (store: MemoryStore, origine: Origine | null): EstimationFaite | null => {
  const faite = origine === null ? undefined : store.estimations.get(origine.estimationId)
  return faite === undefined || faite.commandeeLe !== null ? null : faite
}

const marquerEstimation = (
  store: MemoryStore,
  { id, reference, creeLe }: Prestation,
  origine: Origine | null,
): void => {
  const faite = estimationLibre(store, origine)
  if (faite === null) return
  store.estimations.set(faite.id, { ...faite, commandeeLe: creeLe, prestation: { id, reference } })
}

const refuser = (
  store: MemoryStore,
  commande: NouvellePrestation,
  idempotence: O.Option<Idempotence>,
  origine: Origine | null,
): E.Either<Refus, void> => {
  if (O.isSome(idempotence) && store.cles.has(idempotence.value.cle)) return E.left({ _tag: 'CleConnue' })
  if (origine?.exclusive === true && estimationLibre(store, origine) === null)
    return E.left({ _tag: 'EstimationPrise' })
  const prise = [...store.prestations.values()].some(({ prestation }) => prestation.reference === commande.reference)
  return prise ? E.left({ _tag: 'ReferencePrise' }) : E.right(undefined)
}

const plusTard = (a: Date, b: Date): Date => (a > b ? a : b)

const nouveauClient = (store: MemoryStore, { contact, adresse, creeLe }: NouvellePrestation): MemoryClient => ({
  ...contact,
  ...adresse,
  id: `client-${store.clients.size + 1}`,
  role: 'client',
  creeLe,
  derniereCommandeLe: creeLe,
  jetonVersion: 1,
  motDePasse: null,
  temporaire: null,
  version: 1,
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
  for (const genre of ['commande_client', 'commande_entreprise'] as const) {
    const ouvreCompte = nouveau && genre === 'commande_client'
    deposerCourrier(store, { genre, prestationId: id, clientId, ouvreCompte }, creeLe)
  }
}

/** Orders in memory, with the promises of the database. */
export const makeMemoryCommandeStore = (store: MemoryStore): CommandeStore => ({
  enregistrer: (commande, idempotence, origine = null, histoire = commandeeSurLeSite(commande.creeLe)) =>
    TE.fromIOEither(() => {
      const refus = refuser(store, commande, idempotence, origine)
      if (E.isLeft(refus)) return refus
      const { clientId, nouveau } = trouverClient(store, commande)
      const prestation = numeroter(store, commande)
      const vierge = { dates: [], souhaits: [], sequence: 0, factureEnCours: null }
      store.prestations.set(prestation.id, { clientId, prestation, ...vierge })
      store.versionsDeDevis.set(prestation.id, [premiereVersion(prestation)])
      store.evenements.set(prestation.id, histoire)
      if (O.isSome(idempotence)) {
        store.cles.set(idempotence.value.cle, { ...idempotence.value, prestationId: prestation.id })
      }
      deposerCourriers(store, prestation, clientId, nouveau)
      marquerEstimation(store, prestation, origine)
      return E.right(prestation)
    }),
  parCle: (cle) =>
    TE.fromIO(() => {
      const connue = store.cles.get(cle)
      const trouvee = connue && store.prestations.get(connue.prestationId)
      return connue && trouvee ? O.some({ empreinte: connue.empreinte, prestation: trouvee.prestation }) : O.none
    }),
})
