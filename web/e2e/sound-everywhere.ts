import type { Page } from '@playwright/test'
import { expectReadable, expectSound } from './journey.ts'

/** The state on the screen is sound at three widths, by day and by night. */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Without movement, or the colours would be measured on their way from one scheme to the other.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectSound(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectReadable(page)
  }
}
