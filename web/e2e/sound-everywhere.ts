import type { Page } from '@playwright/test'
import { expectReadable, expectSound } from './journey.ts'

type Look = readonly [scheme: 'light' | 'dark', examine: (page: Page) => Promise<void>]

const BY_DAY: Look = ['light', expectSound]
const BY_NIGHT: Look = ['dark', expectReadable]

/** Each width begins in the light in which the last one ended: every change draws the page anew. */
const LOOKS: readonly (readonly [width: number, looks: readonly Look[]])[] = [
  [320, [BY_DAY, BY_NIGHT]],
  [768, [BY_NIGHT, BY_DAY]],
  [1280, [BY_DAY, BY_NIGHT]],
]

/** The state on the screen is sound at three widths, by day and by night. */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  for (const [width, looks] of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    for (const [colorScheme, examine] of looks) {
      // Without movement, or the colours would be measured on their way from one scheme to the other.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await examine(page)
    }
  }
}
