import { describeDossierStore } from '#application/ports/dossier-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeDossierStore('memory', memoryStores)
