import { describeHasher } from '#application/ports/hasher.contract'
import { makeMemoryHasher } from './memory-hasher.ts'

describeHasher('memory', makeMemoryHasher)
