import { describeConservationDesFacturesDAcompte } from '#application/ports/conservation-acomptes-factures.contract'
import { describeConservationDesDevis } from '#application/ports/conservation-devis.contract'
import { describeConservationDesRestes } from '#application/ports/conservation-restes.contract'
import { describeConservationStore } from '#application/ports/conservation-store.contract'
import { describeContratsArchives } from '#application/ports/contrats-archives.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeConservationStore('memory', memoryStores)
describeConservationDesDevis('memory', memoryStores)
describeConservationDesFacturesDAcompte('memory', memoryStores)
describeConservationDesRestes('memory', memoryStores)
describeContratsArchives('memory', memoryStores)
