import { describeCommandeStore } from '#application/ports/commande-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeCommandeStore('memory', memoryStores)
