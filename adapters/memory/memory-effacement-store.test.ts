import { describeEffacementStore } from '#application/ports/effacement-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeEffacementStore('memory', memoryStores)
