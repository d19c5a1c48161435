import type { Page } from '@playwright/test'

/** Counts what a page asks for from now on and has not got yet. */
export const countRequests = (page: Page): (() => number) => {
  let onTheWay = 0
  page.on('request', () => (onTheWay += 1))
  page.on('requestfinished', () => (onTheWay -= 1))
  page.on('requestfailed', () => (onTheWay -= 1))
  return () => onTheWay
}

/** Two frames: what an answer changes is drawn, and has asked for what it needs. */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
