import { describeJournalNouvelles } from '#application/ports/journal-nouvelles.contract'
import { memoryStores } from './memory-stores.fixture.ts'

describeJournalNouvelles('memory', memoryStores)
