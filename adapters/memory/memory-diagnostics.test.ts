import { describeDiagnosticsRepository } from '#application/ports/diagnostics-repository.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeDiagnosticsRepository('memory', memoryStores)
