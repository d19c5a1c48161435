import type { ComponentType } from 'react'

const listeners = new Set<() => void>()
const state: { Overlay: ComponentType | null } = { Overlay: null }

/** Draws something over whatever page is open, which stays as it is; `null` takes it away. */
export const showOverlay = (Overlay: ComponentType | null): void => {
  state.Overlay = Overlay
  listeners.forEach((listener) => listener())
}

export const currentOverlay = (): ComponentType | null => state.Overlay

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
