import { describeCompteStore } from '#application/ports/compte-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeCompteStore('memory', memoryStores)
