import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectReadable, expectSound } from './sound.ts'

const PHONE = 320

const WIDTHS = [PHONE, 768, 1280]

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
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    if (width === PHONE) await expectSheet(page)
    // Without movement, or the colours would be measured on their way from one scheme to the other.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expectSound(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectReadable(page)
  }
}
