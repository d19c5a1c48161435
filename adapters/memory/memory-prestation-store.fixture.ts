import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type {
  PrestationStore,
  EstimationPrise,
  Origine,
  ReferencePrise,
  Chiffres,
  Suivi,
  CleConnue,
  Idempotence,
} from '#application/ports/prestation-store'
import { pageDe } from '#application/shared/page'
import { seGenent } from '#domain/agenda/visite'
import { anneeDe } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { numeroDevis, PRESTATION_INCONNUE, type PrestationId } from '#domain/prestation/reference'
import { premiereVersion } from '#domain/devis/version-de-devis'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import type { Evenement } from '#domain/prestation/evenement'
import { commandeeSurLeSite } from '#domain/prestation/commande'
import type { NouvellePrestation, Prestation } from '#domain/prestation/prestation'
import { type DateProposee, STATUTS_RETENUS } from '#domain/rendez-vous/date-proposee'
import { type Changement, type Dossier, laisserExpirer } from '#domain/rendez-vous/dossier'
import { CRENEAU_OCCUPE } from '#domain/rendez-vous/refus'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { enBaseSeulement, type MemoryClient, type MemoryStore, type MemoryCourrier } from './memory-store.fixture.ts'

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

/** The account of a mail address, found or created; an existing profile never changes. */
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

const retenues = ({ dates }: Dossier): readonly DateProposee[] =>
  dates.filter(({ statut }) => STATUTS_RETENUS.includes(statut))

/** True if no held date of another order overlaps: there is only one technician. */
const libre = (dossier: Dossier, autres: readonly Dossier[]): boolean => {
  const prises = autres.flatMap(retenues)
  return !retenues(dossier).some((date) => prises.some((prise) => seGenent(date, prise)))
}

const estRappelDe =
  (id: PrestationId) =>
  (courrier: MemoryCourrier): boolean =>
    courrier.genre === 'rappel_client' && courrier.prestationId === id && courrier.statut === 'a_envoyer'

export const ecrireDossier = (store: MemoryStore, avant: Dossier, changement: Changement): void => {
  const { dossier, evenement, courriers, avis } = changement
  const { id } = dossier.prestation
  store.prestations.set(id, dossier)
  store.evenements.set(id, [...(store.evenements.get(id) ?? []), evenement])
  const rappels = dossier.sequence === avant.sequence ? [] : [...store.courriers.values()].filter(estRappelDe(id))
  for (const rappel of rappels) store.courriers.delete(rappel.id)
  for (const { genre, annonce, aEnvoyerLe } of courriers) {
    deposerCourrier(store, { genre, prestationId: id, detail: annonce }, evenement.le, aEnvoyerLe)
  }
  if (avis !== undefined) {
    deposerCourrier(store, { genre: 'statut_client', prestationId: id, detail: avis }, evenement.le)
  }
}

const trouver = (store: MemoryStore, id: PrestationId): O.Option<Dossier> => O.fromNullable(store.prestations.get(id))

const suivre =
  (store: MemoryStore) =>
  (dossier: Dossier): Suivi => ({ dossier, evenements: store.evenements.get(dossier.prestation.id) ?? [] })

const duClient = (store: MemoryStore, clientId: string): readonly Dossier[] =>
  [...store.prestations.values()]
    .filter((dossier) => dossier.clientId === clientId)
    .toSorted((a, b) => (a.prestation.id < b.prestation.id ? 1 : -1))

const compter = (dossiers: readonly Dossier[]): Chiffres => {
  const nombre = (statut: keyof Chiffres) => dossiers.filter(({ prestation }) => prestation.statut === statut).length
  return {
    en_attente: nombre('en_attente'),
    en_cours: nombre('en_cours'),
    terminé: nombre('terminé'),
    annulé: nombre('annulé'),
  }
}

export const makeMemoryPrestationStore = (store: MemoryStore): PrestationStore => ({
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
  parId: (id) => TE.fromIO(() => O.fromNullable(store.prestations.get(id))),
  modifier: (id, instant, decider) =>
    TE.fromIOEither(() => {
      const avant = store.prestations.get(id)
      if (avant === undefined) return E.left(PRESTATION_INCONNUE)
      const decision = decider(avant)
      if (E.isLeft(decision)) return decision
      const changement = decision.right
      if (changement === null) return E.right(avant)
      const autres = [...store.prestations.values()]
        .filter(({ prestation }) => prestation.id !== id)
        .map((autre) => laisserExpirer(autre, instant))
      if (!libre(changement.dossier, autres)) return E.left(CRENEAU_OCCUPE)
      for (const autre of autres) store.prestations.set(autre.prestation.id, autre)
      ecrireDossier(store, avant, changement)
      return E.right(changement.dossier)
    }),
  suivi: (id) => TE.fromIO(() => pipe(trouver(store, id), O.map(suivre(store)))),
  histoires: (ids) =>
    TE.fromIO(
      () =>
        new Map(
          ids.flatMap((id): [PrestationId, readonly Evenement[]][] => {
            const evenements = store.evenements.get(id)
            return evenements === undefined ? [] : [[id, evenements]]
          }),
        ),
    ),
  duClient: (clientId, { limite, curseur }) =>
    TE.fromIO(() => {
      const dossiers = duClient(store, clientId)
      const suite = dossiers.filter(({ prestation }) => curseur === null || prestation.id < curseur)
      const page = pageDe(suite, limite, dossiers.length, ({ prestation }) => prestation.id)
      return { ...page, elements: page.elements.map(suivre(store)) }
    }),
  chiffresDuClient: (clientId) => TE.fromIO(() => compter(duClient(store, clientId))),
  parReference: enBaseSeulement,
  lister: enBaseSeulement,
  chiffres: enBaseSeulement,
})
