import { describeClientRegister } from '#application/ports/client-register.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeClientRegister('memory', memoryStores)
