import { describePasswordHasher } from '#application/ports/password-hasher.contract'
import { makeMemoryPasswordHasher } from './memory-password-hasher.ts'

describePasswordHasher('memory', makeMemoryPasswordHasher)
