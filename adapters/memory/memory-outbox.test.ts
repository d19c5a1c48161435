import { describeCourriersEchoues } from '#application/ports/courriers-echoues.contract'
import { describeOutbox } from '#application/ports/outbox.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeOutbox('memory', memoryStores)
describeCourriersEchoues('memory', memoryStores)
