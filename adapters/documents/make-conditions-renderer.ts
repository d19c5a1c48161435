import * as TE from '#fp/TaskEither'
import type { ConditionsRenderer } from '#application/ports/conditions-renderer'
import { portFailure } from '#application/shared/port-failure'

/** Draws each text once for all who ask. */
const once = <A extends object>(draw: (content: A) => Promise<Uint8Array>) => {
  const drawn = new WeakMap<A, Promise<Uint8Array>>()
  const bytesOf = (content: A): Promise<Uint8Array> => {
    const bytes = drawn.get(content) ?? draw(content)
    drawn.set(content, bytes)
    return bytes
  }
  return (content: A) => TE.tryCatch(() => bytesOf(content), portFailure('conditions-renderer'))
}

/** The PDF library is loaded by the first who asks. */
export const makeConditionsRenderer = (): ConditionsRenderer => ({
  pdf: once(async (conditions) => (await import('./conditions-pdf.ts')).conditionsPdf(conditions)),
  formulaire: once(async (entreprise) => (await import('./formulaire-pdf.ts')).formulairePdf(entreprise)),
})
