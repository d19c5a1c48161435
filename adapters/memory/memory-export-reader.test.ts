import { describeExportReader } from '#application/ports/export-reader.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeExportReader('memory', memoryStores)
