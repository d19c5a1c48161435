import type { Telephone } from '#domain/client/telephone'
import type { Fil } from '#domain/message/fil'

/** A thread with the account of who wrote it, and the last thing that account ordered; `null` for the public form. */
export type FilDuRegistre = {
  readonly fil: Fil
  readonly client: { readonly nom: string; readonly telephone: Telephone } | null
  readonly prestation: { readonly description: string; readonly service: string } | null
}
