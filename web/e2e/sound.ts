import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

type Faults = readonly { readonly id: string; readonly targets: readonly string[] }[]

declare global {
  interface Window {
    readonly axe: typeof axe
    examiner?: {
      readonly byDay: (rules: string[]) => Promise<Faults>
      readonly byNight: () => Promise<Faults>
    }
  }
}

/**
 * What is wrong is told by where it is: the source of every element that is examined is not copied. Its rules of colour
 * look at hidden elements too, at length, to say nothing of them.
 */
const AXE = `${readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')}
axe.configure({
  noHtml: true,
  rules: ['color-contrast', 'link-in-text-block'].map((id) => ({ id, excludeHidden: true })),
})`

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Put into the page beside axe, which takes long to find out what lies under a text. By day it does; where its colours are
 * those that the ancestors of each text give, the ancestors alone are asked by night, at the same width.
 */
const putExaminer = (): void => {
  type Colour = readonly [red: number, green: number, blue: number]
  type Text = { readonly element: Element; readonly ratio: number }
  type Report = { readonly faults: Faults; readonly texts: readonly Text[]; readonly asks: boolean }

  const WHITE: Colour = [255, 255, 255]

  /** A colour as a style writes it, over another. */
  const lay = (written: string, under: Colour): Colour => {
    const scale = written.startsWith('color(srgb') ? 255 : 1
    const [red = 0, green = 0, blue = 0, alpha = 1] = written.match(/[\d.]+(e-\d+)?/g)?.map(Number) ?? []
    const mix = (over: number, below: number): number => Math.round(over * scale * alpha + below * (1 - alpha))
    return [mix(red, under[0]), mix(green, under[1]), mix(blue, under[2])]
  }

  type Reading = { readonly text: Colour; readonly under: Colour }

  /** The colours of texts as they are now. */
  const readerNow = (): ((element: Element) => Reading) => {
    const known = new Map<Element, Colour>()
    const backgroundOf = (element: Element | null): Colour => {
      if (element === null) return WHITE
      const behind = (): Colour => backgroundOf(element.parentElement)
      const colour = known.get(element) ?? lay(getComputedStyle(element).backgroundColor, behind())
      known.set(element, colour)
      return colour
    }
    return (element) => {
      const under = backgroundOf(element)
      return { text: lay(getComputedStyle(element).color, under), under }
    }
  }

  const hex = (colour: Colour): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  const luminance = (colour: Colour): number => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
  const contrast = ({ text, under }: Reading): number => {
    const [a, b] = [luminance(text), luminance(under)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }

  const report = (results: readonly axe.RawResult[]): Report => {
    const faults = results
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, violations }) => ({ id, targets: violations.map(({ node }) => node.selector.join(' ')) }))
    const passesOf = (rule: string) => results.find(({ id }) => id === rule)?.passes ?? []
    const read = readerNow()
    const texts: Text[] = []
    // A link that its colour alone tells from its text.
    let asks = passesOf('link-in-text-block').some(({ any }) => any.every(({ id }) => id === 'link-in-text-block'))
    for (const { node, any } of passesOf('color-contrast')) {
      const data = any[0]?.data
      if (!('element' in node) || typeof data?.fgColor !== 'string') continue
      const { text, under } = read(node.element)
      if (hex(text) !== data.fgColor || hex(under) !== data.bgColor) asks = true
      texts.push({ element: node.element, ratio: Number.parseFloat(data.expectedContrastRatio) })
    }
    return { faults, texts, asks }
  }

  window.axe.addReporter<Report>('report', (results, _options, resolve) => resolve(report(results)))

  const examine = async (runOnly: string[]): Promise<Report> =>
    window.axe.run<Report>(document, { runOnly, reporter: 'report' })

  const everything = (): readonly Element[] => [...document.body.querySelectorAll('*')]

  let day: Report = { faults: [], texts: [], asks: true }
  let seen = new WeakSet<Element>()

  window.examiner = {
    byDay: async (rules) => {
      seen = new WeakSet(everything())
      day = await examine(rules)
      return day.faults
    },
    byNight: async () => {
      const asks = day.asks || everything().some((element) => !seen.has(element))
      if (asks) return (await examine(['color-contrast', 'link-in-text-block'])).faults
      const read = readerNow()
      const faint = day.texts.filter(({ element, ratio }) => element.isConnected && contrast(read(element)) <= ratio)
      return faint.length === 0
        ? []
        : [{ id: 'color-contrast', targets: faint.map(({ element }) => element.outerHTML) }]
    },
  }
}

type Found = { readonly faults: Faults; readonly overflow: number }

/** What a machine finds wrong with the state on the screen, and how far it overflows; nothing before it has its examiner. */
const examine = async (rules: string[] | null): Promise<Found | null> => {
  if (window.examiner === undefined) return null
  // What was done last lies over what one scrolls past; at the end of the page it has room of its own.
  const lines = document.querySelector('section[aria-label="Ce qui vient d’être fait"] output > div')
  if ((lines?.childElementCount ?? 0) > 0) window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  // A colour that is changing is examined as it will be.
  for (const movement of document.getAnimations()) if (movement instanceof CSSTransition) movement.finish()
  const faults = await (rules === null ? window.examiner.byNight() : window.examiner.byDay(rules))
  return { faults, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }
}

const expectNoFault = async (page: Page, rules: string[] | null): Promise<number> => {
  let found = await page.evaluate(examine, rules)
  if (found === null) {
    await page.evaluate(AXE)
    await page.evaluate(putExaminer)
    found = await page.evaluate(examine, rules)
  }
  expect(found?.faults).toEqual([])
  return found?.overflow ?? Number.NaN
}

/** The state on the screen has no accessibility fault that a machine can find, and does not overflow sideways. */
export const expectSound = async (page: Page): Promise<void> => {
  expect(await expectNoFault(page, RULES)).toBeLessThanOrEqual(0)
}

/** What was sound by day, at the same width, has colours that can be told apart: all that the fall of the night changes. */
export const expectReadable = async (page: Page): Promise<void> => {
  await expectNoFault(page, null)
}
