import { describeConservationStore } from '#application/ports/conservation-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeConservationStore('memory', memoryStores)
