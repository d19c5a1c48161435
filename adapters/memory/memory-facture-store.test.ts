import { describeFactureStore } from '#application/ports/facture-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeFactureStore('memory', memoryStores)
