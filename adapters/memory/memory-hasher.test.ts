import { describeHasher } from '#application/ports/hasher.contract'
import { makeMemoryHasher } from './memory-hasher.fixture.ts'

describeHasher('memory', makeMemoryHasher)
