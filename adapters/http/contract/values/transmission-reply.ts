import * as t from 'io-ts'
import type { Transmission } from '#domain/facturation/transmission'

/** When a document was left with a platform (ISO 8601), and what the platform answered. */
export const TransmissionReply = t.readonly(t.strict({ deposeeLe: t.string, accuse: t.string }))

export type TransmissionReply = t.TypeOf<typeof TransmissionReply>

export const transmissionReply = ({ deposeeLe, accuse }: Transmission): TransmissionReply => ({
  deposeeLe: deposeeLe.toISOString(),
  accuse,
})
