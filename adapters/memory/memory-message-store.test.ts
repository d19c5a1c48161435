import { describeMessageStore } from '#application/ports/message-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeMessageStore('memory', memoryStores)
