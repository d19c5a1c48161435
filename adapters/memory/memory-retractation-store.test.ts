import { describeRetractationStore } from '#application/ports/retractation-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeRetractationStore('memory', memoryStores)
