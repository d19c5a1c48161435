import { describeAcomptes } from '#application/ports/acomptes.contract'
import { describeReports } from '#application/ports/reports.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeAcomptes('memory', memoryStores)
describeReports('memory', memoryStores)
