import { describeKeyedHash } from '#application/ports/keyed-hash.contract'
import { makeMemoryKeyedHash } from './memory-keyed-hash.ts'

describeKeyedHash('memory', makeMemoryKeyedHash)
