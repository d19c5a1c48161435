import * as TE from '#fp/TaskEither'
import type { ConditionsRenderer } from '#application/ports/conditions-renderer'
import { portFailure } from '#application/shared/port-failure'
import { draw } from './drawing-thread.ts'

/** Draws the document of a content once, and reuses it. */
const once = <A extends object>(drawOne: (content: A) => Promise<Uint8Array>) => {
  const drawn = new WeakMap<A, Promise<Uint8Array>>()
  const bytesOf = (content: A): Promise<Uint8Array> => {
    const bytes = drawn.get(content) ?? drawOne(content)
    drawn.set(content, bytes)
    return bytes
  }
  return (content: A) => TE.tryCatch(() => bytesOf(content), portFailure('conditions-renderer'))
}

export const makeConditionsRenderer = (): ConditionsRenderer => ({
  pdf: once((conditions) => draw('conditions', [conditions])),
  formulaire: once((entreprise) => draw('formulaire', [entreprise])),
})
