import { describeFactureRegister } from '#application/ports/facture-register.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeFactureRegister('memory', memoryStores)
