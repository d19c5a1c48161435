import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { plierLots } from '#application/comptabilite/plier-lots'
import type { DiagnosticsRepository } from '#application/ports/diagnostics-repository'
import type { PortFailure } from '#application/shared/port-failure'
import { dateCivile } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Ecriture } from '#domain/comptabilite/ecriture'
import {
  type ClientFidele,
  CLIENTS_MONTRES,
  debutObserve,
  moisDe,
  moisMontres,
  type MoisReleve,
  type Releve,
} from '#domain/diagnostic/releve'
import { premierContact } from '#domain/diagnostic/premier-contact'
import type { Prestation } from '#domain/prestation/prestation'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { additionner, type Montant } from '#domain/shared/montant'
import { makeMemoryComptabiliteReader } from './memory-comptabilite-reader.ts'
import type { MemoryStore } from './memory-store.ts'

const total = (prestations: readonly Prestation[]): Montant =>
  additionner(...prestations.map(({ estimation }) => estimation.totalNet))

const moisReleve = (
  { prestations, estimations }: MemoryStore,
  ecritures: readonly Ecriture[],
  mois: string,
): MoisReleve => {
  const commandees = [...prestations.values()]
    .map(({ prestation }) => prestation)
    .filter(({ creeLe }) => moisDe(creeLe) === mois)
  return {
    mois,
    encaisse: additionner(...ecritures.filter(({ le }) => le.startsWith(mois)).map(({ montant }) => montant)),
    commandes: commandees.length,
    montantCommande: total(commandees),
    estimations: [...estimations.values()].filter(({ creeLe }) => moisDe(creeLe) === mois).length,
    annulees: commandees.filter(({ statut }) => statut === 'annulé').length,
  }
}

const mediane = (nombres: readonly number[]): number | null => {
  const tries = nombres.toSorted((a, b) => a - b)
  const [bas, haut] = [tries[Math.floor((tries.length - 1) / 2)], tries[Math.floor(tries.length / 2)]]
  return bas === undefined || haut === undefined ? null : (bas + haut) / 2
}

/** Of orders whose client was contacted: how long that took, and whether it kept the promise. */
const delais = (dossiers: readonly Dossier[], debut: Date) =>
  dossiers.flatMap((dossier) => {
    const { creeLe, contactAvant } = dossier.prestation
    const contact = premierContact(dossier)
    return contact === null || creeLe < debut
      ? []
      : [{ heures: (contact.getTime() - creeLe.getTime()) / 3_600_000, aTemps: contact <= contactAvant }]
  })

const conversion = ({ estimations }: MemoryStore, debut: Date): number | null => {
  const faites = [...estimations.values()].filter(({ creeLe }) => dateParis(creeLe) >= dateParis(debut))
  return faites.length === 0 ? null : faites.filter(({ commandeeLe }) => commandeeLe !== null).length / faites.length
}

const topClients = ({ clients, prestations }: MemoryStore): readonly ClientFidele[] =>
  [...clients.values()]
    .map(({ id, nom, email }) => {
      const siennes = [...prestations.values()].filter(({ clientId }) => clientId === id)
      const dues = siennes.map(({ prestation }) => prestation).filter(({ statut }) => statut !== 'annulé')
      return { id, nom, email, prestations: siennes.length, montant: total(dues) }
    })
    .filter((client) => client.prestations > 0)
    .toSorted((a, b) => b.prestations - a.prestations || b.montant - a.montant || (a.id < b.id ? -1 : 1))
    .slice(0, CLIENTS_MONTRES)

const SANS_ECRITURE: readonly Ecriture[] = []

/** Every entry of the book of receipts up to now. */
const ecrituresA = (store: MemoryStore, instant: Date): TE.TaskEither<PortFailure, readonly Ecriture[]> =>
  pipe(
    makeMemoryComptabiliteReader(store).ecritures({ du: dateCivile(2000, 1, 1), au: dateParis(instant) }),
    TE.flatMap(plierLots(SANS_ECRITURE, (deja, lot: readonly Ecriture[]) => [...deja, ...lot])),
  )

const releveA = (store: MemoryStore, ecritures: readonly Ecriture[], instant: Date): Releve => {
  const debut = debutObserve(instant)
  const lus = delais([...store.prestations.values()], debut)
  return {
    releveLe: instant,
    mois: moisMontres(instant).map((mois) => moisReleve(store, ecritures, mois)),
    delaiMedianHeures: mediane(lus.map(({ heures }) => heures)),
    partDansLeDelai: lus.length === 0 ? null : lus.filter(({ aTemps }) => aTemps).length / lus.length,
    conversion: conversion(store, debut),
    topClients: topClients(store),
  }
}

/** Figures in memory. */
export const makeMemoryDiagnostics = (store: MemoryStore): DiagnosticsRepository => ({
  relever: (instant) =>
    pipe(
      ecrituresA(store, instant),
      TE.map((ecritures) => releveA(store, ecritures, instant)),
    ),
})
