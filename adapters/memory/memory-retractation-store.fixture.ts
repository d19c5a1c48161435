import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { RetractationStore } from '#application/ports/retractation-store'
import { pageDe } from '#application/shared/page'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { type Declaration, referenceVisee, type DeclarationRecue } from '#domain/retractation/declaration'
import { RECUS_HEURES, type Situation } from '#domain/retractation/traiter-declaration'
import { aEffet } from '#domain/retractation/verdict'
import { deposerCourrier } from './deposer-courrier.fixture.ts'
import { derniereRetractation, parAge } from './derniere-retractation.fixture.ts'
import { ecrireDossier } from './memory-prestation-store.fixture.ts'
import type { MemoryStore } from './memory-store.fixture.ts'

const HEURE_MS = 3_600_000

const dossierVise = (store: MemoryStore, { email, reference }: Declaration): Dossier | null => {
  const visee = referenceVisee(reference)
  const dossiers = [...store.prestations.values()]
  return dossiers.find(({ prestation }) => prestation.reference === visee && prestation.contact.email === email) ?? null
}

const situer = (store: MemoryStore, declaration: Declaration): Situation => {
  const dossier = dossierVise(store, declaration)
  const depuis = declaration.recueLe.getTime() - RECUS_HEURES * HEURE_MS
  const recues = [...store.retractations.values()]
  return {
    dossier,
    precedent: dossier === null ? null : derniereRetractation(store, dossier.prestation.id),
    recentes: recues.filter(({ email, recueLe }) => email === declaration.email && recueLe.getTime() > depuis).length,
  }
}

const peutAttendre = ({ traiteeLe, verdict }: DeclarationRecue): boolean =>
  traiteeLe === null &&
  !verdict.repetee &&
  (aEffet(verdict) || verdict.issue === 'inconnue' || verdict.issue === 'a_verifier')

const estRattachee = ({ prestationId }: DeclarationRecue): boolean => prestationId !== null

export const makeMemoryRetractationStore = (store: MemoryStore): RetractationStore => ({
  declarer: (declaration, decider) =>
    TE.fromIO(() => {
      const situation = situer(store, declaration)
      const { verdict, changement, courriers, recu } = decider(situation)
      const recue = { ...declaration, prestationId: recu.prestationId, verdict, traiteeLe: null }
      store.retractations.set(recue.id, recue)
      if (situation.dossier !== null && changement !== null) ecrireDossier(store, situation.dossier, changement)
      for (const genre of courriers) deposerCourrier(store, { genre, detail: recu }, declaration.recueLe)
      return recue
    }),
  confirmer: (id, instant, decider) =>
    TE.fromIOEither(() => {
      const recue = store.retractations.get(id)
      if (recue === undefined) return E.right(O.none)
      const dossier = (recue.prestationId !== null && store.prestations.get(recue.prestationId)) || null
      const precedent = dossier === null ? null : derniereRetractation(store, dossier.prestation.id)
      return pipe(
        decider(recue, { dossier, precedent, recentes: 0 }),
        E.map(({ verdict, changement, courriers, recu }) => {
          const confirmee = { ...recue, verdict }
          store.retractations.set(id, confirmee)
          if (dossier !== null && changement !== null) ecrireDossier(store, dossier, changement)
          for (const genre of courriers) deposerCourrier(store, { genre, detail: recu }, instant)
          return O.some(confirmee)
        }),
      )
    }),
  lister: ({ limite, curseur }) =>
    TE.fromIO(() => {
      const recues = [...store.retractations.values()].toSorted(parAge).toReversed()
      const suite = recues.filter(({ id }) => curseur === null || id < curseur)
      return pageDe(suite.slice(0, limite + 1), limite, recues.length, ({ id }) => id)
    }),
  aTraiter: (limite) =>
    TE.fromIO(() => {
      const enAttente = [...store.retractations.values()].filter(peutAttendre).toSorted(parAge).toReversed()
      return [...enAttente.filter(estRattachee), ...enAttente.filter((une) => !estRattachee(une))].slice(0, limite)
    }),
  duClient: (clientId) =>
    TE.fromIO(() =>
      [...store.retractations.values()]
        .filter(
          ({ prestationId }) => prestationId !== null && store.prestations.get(prestationId)?.clientId === clientId,
        )
        .toSorted(parAge),
    ),
  parId: (id) => TE.fromIO(() => O.fromNullable(store.retractations.get(id))),
  marquer: (id, traiteeLe) =>
    TE.fromIO(() => {
      const connue = store.retractations.get(id)
      if (connue === undefined) return O.none
      const marquee = { ...connue, traiteeLe }
      store.retractations.set(id, marquee)
      return O.some(marquee)
    }),
})
