import { describeFreinStore } from '#application/ports/frein-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeFreinStore('memory', memoryStores)
