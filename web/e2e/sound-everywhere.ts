import type { Page } from '@playwright/test'
import { expect, expectReadable, expectSound } from './journey.ts'

type Look = readonly [scheme: 'light' | 'dark', examine: (page: Page) => Promise<void>]

const BY_DAY: Look = ['light', expectSound]
const BY_NIGHT: Look = ['dark', expectReadable]

const PHONE = 320

/** Each width begins in the light in which the last one ended: every change draws the page anew. */
const LOOKS: readonly (readonly [width: number, looks: readonly Look[]])[] = [
  [PHONE, [BY_DAY, BY_NIGHT]],
  [768, [BY_NIGHT, BY_DAY]],
  [1280, [BY_DAY, BY_NIGHT]],
]

/** On a phone, an open dialog of the workplace is a sheet with what may be pressed in view. */
export const expectSheet = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open]')
  if (!new URL(page.url()).pathname.startsWith('/admin') || (await dialog.count()) === 0) return
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await dialog.boundingBox()
  expect(box).toMatchObject({ x: 0, width })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
  const foot = dialog.locator('[data-foot]')
  if ((await foot.count()) > 0) await expect(foot).toBeInViewport({ ratio: 1 })
}

/** The state on the screen is sound at three widths, by day and by night. */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  let seen: Look[0] | null = null
  for (const [width, looks] of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    if (width === PHONE) await expectSheet(page)
    for (const [colorScheme, examine] of looks) {
      // Without movement, or the colours would be measured on their way from one scheme to the other.
      if (colorScheme !== seen) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      seen = colorScheme
      await examine(page)
    }
  }
}
