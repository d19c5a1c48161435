import { describeDevisStore } from '#application/ports/devis-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeDevisStore('memory', memoryStores)
