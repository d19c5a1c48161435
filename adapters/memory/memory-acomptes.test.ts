import { describeAcomptes } from '#application/ports/acomptes.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeAcomptes('memory', memoryStores)
