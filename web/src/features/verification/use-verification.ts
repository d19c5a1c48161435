import { useCallback } from 'react'
import type { VerificationReply } from '#adapters/http/contract/routes/documents'
import type * as E from '#fp/Either'
import { makeAppeler } from '../../api/make-appeler.ts'
import type { CallFailure } from '../../api/reply.ts'
import { useAnswer } from '../../browser/use-answer.ts'

export type Verification = E.Either<CallFailure, VerificationReply>

const { appeler } = makeAppeler(() => import('./calls.ts'))

/** What is known of a code: `null` until the server answers. */
export const useVerification = (code: string) =>
  useAnswer(useCallback(() => appeler(({ verifier }) => verifier(code)), [code]))
