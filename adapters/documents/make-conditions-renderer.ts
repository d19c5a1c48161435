import * as TE from '#fp/TaskEither'
import type { ConditionsRenderer } from '#application/ports/conditions-renderer'
import { portFailure } from '#application/shared/port-failure'
import type { Conditions } from '#domain/conditions/conditions-generales'

/** Draws the terms once for all who ask; the PDF library is loaded by the first. */
export const makeConditionsRenderer = (): ConditionsRenderer => {
  const drawn = new WeakMap<Conditions, Promise<Uint8Array>>()
  const draw = async (conditions: Conditions): Promise<Uint8Array> =>
    (await import('./conditions-pdf.ts')).conditionsPdf(conditions)
  const once = (conditions: Conditions): Promise<Uint8Array> => {
    const bytes = drawn.get(conditions) ?? draw(conditions)
    drawn.set(conditions, bytes)
    return bytes
  }
  return { pdf: (conditions) => TE.tryCatch(() => once(conditions), portFailure('conditions-renderer')) }
}
