import { describe, expect, it } from 'vitest'
import { isTooHeavy, pageWeights } from './page-weight.ts'

const MANIFEST = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_twin.js'], css: ['shared.css'] },
  '_twin.js': { file: 'twin.js', imports: ['_shared.js'] },
  'src/pages/services/services-page.tsx': { file: 'services.js', imports: ['_shared.js'], css: ['services.css'] },
  'src/pages/contact/contact-page.tsx': { file: 'contact.js', dynamicImports: ['src/components/map.tsx'] },
  'src/components/map.tsx': { file: 'map.js' },
  'src/pages/admin/messages/onglet-messages.tsx': { file: 'messages.js', css: ['messages.css'] },
}

const SIZES: Readonly<Record<string, number>> = {
  'index.js': 1000,
  'shared.js': 100,
  'twin.js': 10,
  'services.js': 1,
  'contact.js': 2,
  'index.css': 30,
  'shared.css': 4,
  'services.css': 500,
  'map.js': 1_000_000,
  'messages.js': 7,
  'messages.css': 3,
}

describe('the weight of a page', () => {
  it('is that of the entry and the page with all that they import, each file once, without what comes later', () => {
    expect(pageWeights(MANIFEST, (file) => SIZES[file] ?? Number.NaN)).toEqual([
      { page: 'src/pages/services/services-page.tsx', js: 1111, css: 534 },
      { page: 'src/pages/contact/contact-page.tsx', js: 1112, css: 34 },
      { page: 'src/pages/admin/messages/onglet-messages.tsx', js: 1117, css: 37 },
    ])
  })

  it('is allowed up to 110 kB of scripts and 10 kB of styles', () => {
    expect(isTooHeavy({ page: 'p', js: 110_000, css: 10_000 })).toBe(false)
    expect(isTooHeavy({ page: 'p', js: 110_001, css: 0 })).toBe(true)
    expect(isTooHeavy({ page: 'p', js: 0, css: 10_001 })).toBe(true)
  })

  it('is allowed up to 130 kB of scripts on the owner’s side', () => {
    const page = 'src/pages/admin/messages/onglet-messages.tsx'
    expect(isTooHeavy({ page, js: 130_000, css: 0 })).toBe(false)
    expect(isTooHeavy({ page, js: 130_001, css: 0 })).toBe(true)
  })
})
