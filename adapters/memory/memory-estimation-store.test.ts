import { describeEstimationStore } from '#application/ports/estimation-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeEstimationStore('memory', memoryStores)
