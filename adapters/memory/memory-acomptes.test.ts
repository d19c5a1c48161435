import { describeAcomptes } from '#application/ports/acomptes.contract'
import { describeAnnulationsDAcompte } from '#application/ports/annulations-d-acompte.contract'
import { describeFacturesDAcompte } from '#application/ports/factures-d-acompte.contract'
import { describeReports } from '#application/ports/reports.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeAcomptes('memory', memoryStores)
describeFacturesDAcompte('memory', memoryStores)
describeAnnulationsDAcompte('memory', memoryStores)
describeReports('memory', memoryStores)
