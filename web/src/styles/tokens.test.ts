import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)')

const colours = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )

const light = colours(lightCss)
const schemes = { light, dark: { ...light, ...colours(darkCss.split('@media')[0] ?? '') } }

const TEXTS: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'fir', 'fir-deep', 'clay-ink', 'comte-ink'].map((text) => [text, 'paper'] as const),
  ...['ink', 'ink-soft', 'fir', 'fir-deep', 'clay-ink'].map((text) => [text, 'surface'] as const),
  ...['ink', 'ink-soft'].map((text) => [text, 'surface-soft'] as const),
  ...['ink', 'fir', 'fir-deep'].map((text) => [text, 'fir-tint'] as const),
  ['clay-ink', 'clay-tint'],
  ['ink', 'clay-tint'],
  ['comte-ink', 'comte-tint'],
  ['ink', 'comte-tint'],
  ['on-fir', 'fir'],
  ['on-fir', 'fir-deep'],
  ['on-comte', 'comte'],
]

const MARKS: readonly (readonly [string, string])[] = [
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'surface-soft'],
  ['clay', 'paper'],
  ['clay', 'surface'],
]

describe.each(Object.entries(schemes))('colours of the %s scheme', (_scheme, tokens) => {
  it.each(TEXTS)('write %s on %s at 7:1 or more', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(7)
  })

  it.each(MARKS)('draw %s on %s at 4.5:1 or more', (mark, ground) => {
    expect(contrast(tokens[mark] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['paper', 'surface'])('edge fields on %s at 3:1 or more', (ground) => {
    expect(contrast(tokens['edge'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
  })
})

describe('contrast', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  })
})
