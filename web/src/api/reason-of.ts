import type { CallFailure } from './reply.ts'

/** Why a call failed: the sentence of the server, or `unreachable` when none came. */
export const reasonOf = (failure: CallFailure, unreachable: string): string =>
  failure._tag === 'Refus' ? failure.message : unreachable
