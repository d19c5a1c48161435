import type { Access } from '#adapters/http/contract/route'
import { exigerAdmin, exigerClient, exigerSession, type RefusDAcces } from '#application/shared/access'
import type { Session } from '#application/shared/session'
import * as E from '#fp/Either'

type Gate = (session: Session) => E.Either<RefusDAcces, unknown>

/** Whether a session may make a call, said before the call is read. The use case decides again, and about the record. */
export const GATES: Readonly<Record<Access, Gate>> = {
  tous: () => E.right(undefined),
  session: exigerSession,
  client: exigerClient,
  admin: exigerAdmin,
}
