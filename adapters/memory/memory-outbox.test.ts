import { describeOutbox } from '#application/ports/outbox.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeOutbox('memory', memoryStores)
