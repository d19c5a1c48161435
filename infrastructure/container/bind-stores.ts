import type { Container } from 'inversify'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { makePostgresAgendaRepository } from '#adapters/postgres/agenda/postgres-agenda-repository'
import { makePostgresComptabiliteReader } from '#adapters/postgres/comptabilite/postgres-comptabilite-reader'
import { makePostgresConservationStore } from '#adapters/postgres/conservation/postgres-conservation-store'
import { makePostgresCommandeStore } from '#adapters/postgres/prestation/postgres-commande-store'
import { makePostgresCompteStore } from '#adapters/postgres/compte/postgres-compte-store'
import { makePostgresDevisStore } from '#adapters/postgres/devis/postgres-devis-store'
import { makePostgresDossierStore } from '#adapters/postgres/prestation/postgres-dossier-store'
import { makePostgresEffacementStore } from '#adapters/postgres/conservation/postgres-effacement-store'
import { makePostgresEstimationStore } from '#adapters/postgres/estimation/postgres-estimation-store'
import { makePostgresFactureRegister } from '#adapters/postgres/facturation/postgres-facture-register'
import { makePostgresFactureStore } from '#adapters/postgres/facturation/postgres-facture-store'
import { makePostgresFreinStore } from '#adapters/postgres/compte/postgres-frein-store'
import { makePostgresHealth } from '#adapters/postgres/diagnostic/postgres-health'
import { makePostgresLienAgendaStore } from '#adapters/postgres/agenda/postgres-lien-agenda-store'
import { makePostgresMessageRepository } from '#adapters/postgres/message/postgres-message-repository'
import { makePostgresMessageStore } from '#adapters/postgres/message/postgres-message-store'
import { makePostgresClientRegister } from '#adapters/postgres/client/postgres-client-register'
import { makePostgresMessageRegister } from '#adapters/postgres/message/postgres-message-register'
import { makePostgresPrestationRegister } from '#adapters/postgres/prestation/postgres-prestation-register'
import { makePostgresRetractationStore } from '#adapters/postgres/retractation/postgres-retractation-store'
import { makePostgresOutbox } from '#adapters/postgres/courrier/postgres-outbox'
import { makePostgresPrestationRepository } from '#adapters/postgres/prestation/postgres-prestation-repository'
import { makePostgresReferenceIndex } from '#adapters/postgres/prestation/postgres-reference-index'
import { systemClock } from '#adapters/security/system-clock'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import { oubliAvant } from '#domain/estimation/conversion'
import type { EstimationFaite } from '#domain/estimation/estimation-faite'
import { wakingCommandeStore } from '../worker/waking-commande-store.ts'
import { wakingDevisStore } from '../worker/waking-devis-store.ts'
import { wakingDossierStore } from '../worker/waking-dossier-store.ts'
import { wakingFactureStore } from '../worker/waking-facture-store.ts'
import { wakingEffacementStore } from '../worker/waking-effacement-store.ts'
import { wakingMessageStore } from '../worker/waking-message-store.ts'
import { wakingRetractationStore } from '../worker/waking-retractation-store.ts'
import { bindNouvelles } from './bind-nouvelles.ts'
import type { Settings } from './settings.ts'
import { assemble } from './token.ts'
import { PARTS, PORTS } from './tokens.ts'

/** An estimate of the site is noted behind its answer: that it could not be is told to the log alone. */
const bindEstimations = (container: Container, estimations: Ports['estimations'], log: Settings['log']): void => {
  const tellFailure = ({ port, cause }: PortFailure): void =>
    log.warn({ port, err: cause }, 'an estimate could not be noted')
  const noter = (faite: EstimationFaite): void =>
    void pipe(estimations.noter([faite], oubliAvant(systemClock.maintenant())), TE.mapLeft(tellFailure))()
  container.bind(PORTS.estimations).toConstantValue(estimations)
  container.bind(PORTS.carnetEstimations).toConstantValue({ noter })
}

/** The storage ports, on PostgreSQL; what leaves mails in the outbox wakes the worker of this instance. */
export const bindStores = (container: Container, { knex, log }: Settings): void => {
  assemble(container, PORTS.commandes, [PARTS.afterWrite], (worker) =>
    wakingCommandeStore(makePostgresCommandeStore(knex), worker),
  )
  assemble(container, PORTS.prestations, [], () => makePostgresPrestationRepository(knex))
  assemble(container, PORTS.references, [], () => makePostgresReferenceIndex(knex))
  assemble(container, PORTS.messagesRecus, [PARTS.afterWrite], (worker) =>
    wakingMessageStore(makePostgresMessageStore(knex), worker),
  )
  assemble(container, PORTS.messages, [], () => makePostgresMessageRepository(knex))
  assemble(container, PORTS.registrePrestations, [], () => makePostgresPrestationRegister(knex))
  assemble(container, PORTS.registreClients, [], () => makePostgresClientRegister(knex))
  assemble(container, PORTS.registreMessages, [], () => makePostgresMessageRegister(knex))
  assemble(container, PORTS.outbox, [], () => makePostgresOutbox(knex))
  assemble(container, PORTS.dossiers, [PARTS.afterWrite], (worker) =>
    wakingDossierStore(makePostgresDossierStore(knex), worker),
  )
  assemble(container, PORTS.devis, [PARTS.afterWrite], (worker) =>
    wakingDevisStore(makePostgresDevisStore(knex), worker),
  )
  assemble(container, PORTS.comptes, [], () => makePostgresCompteStore(knex))
  assemble(container, PORTS.effacements, [PARTS.mailWorker], (worker) =>
    wakingEffacementStore(makePostgresEffacementStore(knex), worker),
  )
  assemble(container, PORTS.retractations, [PARTS.afterWrite], (worker) =>
    wakingRetractationStore(makePostgresRetractationStore(knex), worker),
  )
  assemble(container, PORTS.factures, [PARTS.afterWrite], (worker) =>
    wakingFactureStore(makePostgresFactureStore(knex), worker),
  )
  assemble(container, PORTS.registreFactures, [], () => makePostgresFactureRegister(knex))
  assemble(container, PORTS.freins, [], () => makePostgresFreinStore(knex))
  assemble(container, PORTS.agenda, [], () => makePostgresAgendaRepository(knex))
  assemble(container, PORTS.lienAgenda, [], () => makePostgresLienAgendaStore(knex))
  bindEstimations(container, makePostgresEstimationStore(knex), log)
  bindNouvelles(container, { knex })
  assemble(container, PORTS.comptabilite, [], () => makePostgresComptabiliteReader(knex))
  assemble(container, PORTS.conservation, [], () => makePostgresConservationStore(knex))
  assemble(container, PORTS.health, [], () => makePostgresHealth(knex))
}
