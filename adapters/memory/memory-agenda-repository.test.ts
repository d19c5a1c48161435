import { describeAgendaRepository } from '#application/ports/agenda-repository.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeAgendaRepository('memory', memoryStores)
