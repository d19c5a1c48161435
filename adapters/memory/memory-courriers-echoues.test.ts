import { describeCourriersEchoues } from '#application/ports/courriers-echoues.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeCourriersEchoues('memory', memoryStores)
