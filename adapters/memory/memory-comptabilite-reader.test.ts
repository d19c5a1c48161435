import { describeComptabiliteReader } from '#application/ports/comptabilite-reader.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeComptabiliteReader('memory', memoryStores)
