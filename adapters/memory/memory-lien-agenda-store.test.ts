import { describeLienAgendaStore } from '#application/ports/lien-agenda-store.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeLienAgendaStore('memory', memoryStores)
