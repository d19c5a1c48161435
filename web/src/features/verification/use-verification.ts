import { useCallback } from 'react'
import type { VerificationReply } from '#adapters/http/contract/values/verification-reply'
import * as E from '#fp/Either'
import type { CallFailure } from '../../api/reply.ts'
import { useAnswer } from '../../browser/use-answer.ts'

export type Verification = E.Either<CallFailure, VerificationReply>

const demander = async (code: string): Promise<Verification> => {
  try {
    const { verifier } = await import('./calls.ts')
    return await verifier(code)()
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}

/** What is known of a code: `null` until the server answers. */
export const useVerification = (code: string) => useAnswer(useCallback(() => demander(code), [code]))
