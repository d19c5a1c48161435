import type { Terme } from '#application/ports/conservation-store'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Email } from '#domain/client/email'
import { estAdmin } from '#domain/compte/compte'
import type { GenreConserve } from '#domain/conservation/calendrier'
import { derniereDate } from '#domain/conservation/encore-dues'
import { finDeConservationDePiece } from '#domain/conservation/facture'
import type { FactureDAcompteSuivie } from '#domain/facturation/facture-d-acompte-suivie'
import { type FactureSuivie, solde } from '#domain/facturation/reglement'
import { recuEnTout } from '#domain/facturation/ventes'
import type { Fil } from '#domain/message/fil'
import { acomptesDe, facturesDAcompteSuivies, facturesSuivies } from './issued-pieces.ts'
import type { MemoryClient, MemoryStore } from './memory-store.ts'
import { cleDeVersion, versionsAcceptees, versionsSansAccord } from './versions-gardees.ts'

/** A record, the day that started its clock, whether that is over, and whether anything holds it back. */
export type Releve = {
  readonly cle: string
  readonly depart: DateCivile
  readonly echu: boolean
  readonly libre: boolean
}

type Lire = (store: MemoryStore, terme: Terme, admins: readonly Email[]) => readonly Releve[]

const dernier = (...jours: readonly DateCivile[]): DateCivile => jours.reduce((a, b) => (a > b ? a : b))

const releve = (cle: string, depart: DateCivile, { limite }: Terme, libre = true): Releve => ({
  cle,
  depart,
  echu: depart < limite,
  libre,
})

const dernierMot = ({ message, reponses }: Fil): DateCivile =>
  dernier(dateParis(message.creeLe), ...reponses.map(({ le }) => dateParis(le)))

const filsDe = ({ messages }: MemoryStore, clientId: string): readonly Fil[] =>
  [...messages.values()].filter((fil) => fil.clientId === clientId)

const dossiersDe = ({ prestations }: MemoryStore, clientId: string) =>
  [...prestations.values()].filter((dossier) => dossier.clientId === clientId)

const rienDOuvert = (store: MemoryStore, id: string): boolean =>
  dossiersDe(store, id).every(({ prestation }) => ['terminé', 'annulé'].includes(prestation.statut)) &&
  filsDe(store, id).every(({ message }) => message.statut !== 'nouveau') &&
  dossiersDe(store, id).every(({ prestation }) => recuEnTout(acomptesDe(store, prestation.id)).total === 0) &&
  facturesSuivies(store).every((suivie) => suivie.clientId !== id || solde(suivie) === 0)

const departDe = (store: MemoryStore, client: MemoryClient): DateCivile => {
  const dossiers = dossiersDe(store, client.id)
  if (dossiers.length > 0) return dernier(...dossiers.map(derniereDate))
  const fils = filsDe(store, client.id).map(dernierMot)
  return dernier(dateParis(client.creeLe), dateParis(client.derniereCommandeLe), ...fils)
}

const comptes =
  (actifs: boolean): Lire =>
  (store, terme, admins) =>
    [...store.clients.values()]
      .filter((client) => !estAdmin(client, admins) && dossiersDe(store, client.id).length > 0 === actifs)
      .map((client) => releve(client.id, departDe(store, client), terme, rienDOuvert(store, client.id)))

const factureAuTerme = (suivie: FactureSuivie, terme: Terme): Releve => {
  const pieces = [suivie.facture, ...suivie.avoirs]
  const depart = dernier(...pieces.map(({ date }) => date), ...suivie.reglements.map(({ le }) => le))
  const une = releve(suivie.facture.numero, depart, terme, solde(suivie) === 0)
  return { ...une, echu: une.echu && pieces.every((piece) => finDeConservationDePiece(piece) < terme.jour) }
}

const deduisent = (store: MemoryStore, { facture: { numero } }: FactureDAcompteSuivie): readonly FactureSuivie[] =>
  facturesSuivies(store).filter(({ facture }) => facture.acomptes.some(({ piece }) => piece === numero))

/** It was paid before it was issued; its order may still keep the money, and it goes with the invoices that deduct it. */
const factureDAcompteAuTerme = (store: MemoryStore, suivie: FactureDAcompteSuivie, terme: Terme): Releve => {
  const { numero, date } = suivie.facture
  const { prestationId = null } = store.pieces.get(numero) ?? {}
  const garde = prestationId !== null && recuEnTout(acomptesDe(store, prestationId)).total !== 0
  const avec = deduisent(store, suivie).map((facture) => factureAuTerme(facture, terme))
  const depart = dernier(date, ...suivie.avoirs.map((avoir) => avoir.date), ...avec.map((une) => une.depart))
  const une = releve(numero, depart, terme, !garde && avec.every(({ libre }) => libre))
  return { ...une, echu: une.echu && finDeConservationDePiece({ date: depart }) < terme.jour }
}

/** Money that no invoice took over, order by order. */
const acomptes: Lire = (store, terme) => {
  const parReference = Map.groupBy(store.acomptes.values(), ({ origine }) => origine.reference)
  return [...parReference].map(([reference, ecritures]) => {
    const recu = ecritures.reduce((somme, { reglement }) => somme + reglement.montant, 0)
    const libre = recu === 0 || ecritures.every(({ prestationId }) => prestationId === null)
    return releve(reference, dernier(...ecritures.map(({ reglement }) => reglement.le)), terme, libre)
  })
}

const avenants: Lire = (store, terme) =>
  [...store.prestations.values()].flatMap(({ prestation: { id, statut } }) =>
    versionsSansAccord(store, id).map((version) =>
      releve(cleDeVersion(id, version), dateParis(version.emiseLe), terme, ['terminé', 'annulé'].includes(statut)),
    ),
  )

/** Each is as its account is. */
const acceptees: Lire = (store, terme, admins) =>
  comptes(true)(store, terme, admins).flatMap((compte) =>
    dossiersDe(store, compte.cle).flatMap(({ prestation: { id } }) =>
      versionsAcceptees(store, id).map((version) => ({ ...compte, cle: cleDeVersion(id, version) })),
    ),
  )

/** Contracts and keys are kept with less than the database keeps. */
export const RELEVES: Readonly<Record<GenreConserve, Lire>> = {
  clients_sans_commande: comptes(false),
  clients: comptes(true),
  messages: ({ messages }, terme) =>
    [...messages.values()]
      .filter(({ clientId }) => clientId === null)
      .map((fil) => releve(fil.message.id, dernierMot(fil), terme, fil.message.statut !== 'nouveau')),
  estimations: ({ estimations, prestations }, terme) =>
    [...estimations.values()]
      .filter(({ prestation }) => prestation === null || !prestations.has(prestation.id))
      .map(({ id, creeLe }) => releve(id, dateParis(creeLe), terme)),
  avenants,
  versions_acceptees: acceptees,
  retractations: ({ retractations }, terme) =>
    [...retractations].map(([id, { recueLe }]) => releve(id, dateParis(recueLe), terme)),
  contrats: ({ archives }, { jour }) =>
    [...archives].map(([cle, { jusquAu }]) => ({
      cle,
      depart: `${Number(jusquAu.slice(0, 4)) - 10}${jusquAu.slice(4)}` as DateCivile,
      echu: jusquAu < jour,
      libre: true,
    })),
  factures: (store, terme) => [
    ...facturesSuivies(store).map((suivie) => factureAuTerme(suivie, terme)),
    ...facturesDAcompteSuivies(store).map((suivie) => factureDAcompteAuTerme(store, suivie, terme)),
  ],
  acomptes,
  courriels: ({ courriers }, terme) =>
    [...courriers.values()]
      .filter(({ statut }) => statut !== 'a_envoyer')
      .map(({ id, creeLe }) => releve(id, dateParis(creeLe), terme)),
  cles: ({ cles, prestations }, terme) =>
    [...cles].flatMap(([cle, { prestationId }]) => {
      const creeLe = prestations.get(prestationId)?.prestation.creeLe
      return creeLe === undefined ? [] : [releve(cle, dateParis(creeLe), terme)]
    }),
  freins: ({ freins }, terme) => [...freins].map(([cle, { dernierLe }]) => releve(cle, dateParis(dernierLe), terme)),
}
