import type { Page } from '@playwright/test'
import { expectSound } from './journey.ts'

/** The state on the screen is sound at three widths, by day and by night. */
export const expectSoundEverywhere = async (page: Page): Promise<void> => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectSound(page)
    }
  }
}
