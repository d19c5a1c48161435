import { describeMessageRegister } from '#application/ports/message-register.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeMessageRegister('memory', memoryStores)
