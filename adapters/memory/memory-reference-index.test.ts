import { describeReferenceIndex } from '#application/ports/reference-index.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeReferenceIndex('memory', memoryStores)
