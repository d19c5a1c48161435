import { describePrestationRepository } from '#application/ports/prestation-repository.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describePrestationRepository('memory', memoryStores)
