import { describeAbsenceStore } from '#application/ports/absence-store.contract'
import { describeAcomptes } from '#application/ports/acomptes.contract'
import { describeAgendaStore } from '#application/ports/agenda-store.contract'
import { describeAnnulationsDAcompte } from '#application/ports/annulations-d-acompte.contract'
import { describeCommandes } from '#application/ports/commandes.contract'
import { describeCompteStore } from '#application/ports/compte-store.contract'
import { describeDevisStore } from '#application/ports/devis-store.contract'
import { describeDossiers } from '#application/ports/dossiers.contract'
import { describeEstimationStore } from '#application/ports/estimation-store.contract'
import { describeFactureStore } from '#application/ports/facture-store.contract'
import { describeFacturesDAcompte } from '#application/ports/factures-d-acompte.contract'
import { describeFreinStore } from '#application/ports/frein-store.contract'
import { describeLienAgenda } from '#application/ports/lien-agenda.contract'
import { describeMessageStore } from '#application/ports/message-store.contract'
import { describeOutbox } from '#application/ports/outbox.contract'
import { describePrestationStore } from '#application/ports/prestation-store.contract'
import { describeFacturesRefaites } from '#application/ports/factures-refaites.contract'
import { describeRetractationStore } from '#application/ports/retractation-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeAbsenceStore('memory', memoryStores)
describeAcomptes('memory', memoryStores)
describeFacturesDAcompte('memory', memoryStores)
describeAnnulationsDAcompte('memory', memoryStores)
describeFacturesRefaites('memory', memoryStores)
describeAgendaStore('memory', memoryStores)
describeCommandes('memory', memoryStores)
describeCompteStore('memory', memoryStores)
describeDevisStore('memory', memoryStores)
describeDossiers('memory', memoryStores)
describeEstimationStore('memory', memoryStores)
describeFactureStore('memory', memoryStores)
describeFreinStore('memory', memoryStores)
describeLienAgenda('memory', memoryStores)
describeMessageStore('memory', memoryStores)
describeOutbox('memory', memoryStores)
describePrestationStore('memory', memoryStores)
describeRetractationStore('memory', memoryStores)
