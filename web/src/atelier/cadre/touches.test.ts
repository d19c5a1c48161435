import { afterEach, describe, expect, it, vi } from 'vitest'
import { estSeule, permettreTouches } from './touches.ts'

const SEULE = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, repeat: false }

const dans = (trouve: boolean) => ({ closest: () => (trouve ? ({} as Element) : null) })

const garder = (): void => {
  const textes = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (clef: string) => textes.get(clef) ?? null,
    setItem: (clef: string, texte: string) => textes.set(clef, texte),
    removeItem: (clef: string) => textes.delete(clef),
  })
}

afterEach(() => void vi.unstubAllGlobals())

describe('a key alone', () => {
  it('means something where nobody types', () => {
    expect(estSeule(SEULE, dans(false))).toBe(true)
    expect(estSeule(SEULE, null)).toBe(true)
    expect(estSeule(SEULE, dans(true))).toBe(false)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'defaultPrevented', 'repeat'])('means nothing with %s', (autre) => {
    expect(estSeule({ ...SEULE, [autre]: true }, dans(false))).toBe(false)
  })

  it('means nothing once it is switched off, until it is switched on again', () => {
    garder()
    permettreTouches(false)
    expect(estSeule(SEULE, dans(false))).toBe(false)
    permettreTouches(true)
    expect(estSeule(SEULE, dans(false))).toBe(true)
  })
})
