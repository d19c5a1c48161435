import { createElement, useSyncExternalStore } from 'react'
import { currentOverlay, subscribe } from '../features/session/overlay-store.ts'

/** The place for what a session asks of its owner in the middle of a page. */
export const Overlay = () => {
  const overlay = useSyncExternalStore(subscribe, currentOverlay, () => null)
  return overlay === null ? null : createElement(overlay)
}
