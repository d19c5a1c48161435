import { describePrestationRegister } from '#application/ports/prestation-register.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describePrestationRegister('memory', memoryStores)
