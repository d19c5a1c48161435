import { describe, expect, it } from 'vitest'
import { isTooHeavy, pageWeights } from './byte-budget.ts'

const TAB = 'src/atelier/messages/messages-ecran.tsx'

const MANIFEST = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_shared.js'], css: ['index.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_twin.js'], css: ['shared.css'] },
  '_twin.js': { file: 'twin.js', imports: ['_shared.js'] },
  'src/pages/services/services-page.tsx': { file: 'services.js', imports: ['_shared.js'], css: ['services.css'] },
  'src/pages/contact/contact-page.tsx': { file: 'contact.js', dynamicImports: ['src/components/map.tsx'] },
  'src/components/map.tsx': { file: 'map.js' },
  'src/atelier/atelier-page.tsx': { file: 'admin.js', dynamicImports: [TAB] },
  [TAB]: { file: 'messages.js', css: ['messages.css'], dynamicImports: ['fil.tsx', 'later.ts'] },
  'fil.tsx': { file: 'fil.js', imports: ['_shared.js'], dynamicImports: ['modal.tsx', 'later.ts'] },
  'modal.tsx': { file: 'modal.js' },
  'later.ts': { file: 'later.js' },
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
  'admin.js': 200,
  'messages.js': 7,
  'fil.js': 10_000,
  'modal.js': 20_000,
  'later.js': 40_000,
  'messages.css': 3,
}

describe('the weight of a page', () => {
  it('is that of the entry and the page with all that they import, each file once; of a tab, with what it opens', () => {
    expect(pageWeights(MANIFEST, (file) => SIZES[file] ?? Number.NaN)).toEqual([
      { page: 'src/pages/services/services-page.tsx', js: 1111, css: 534 },
      { page: 'src/pages/contact/contact-page.tsx', js: 1112, css: 34 },
      { page: 'src/atelier/atelier-page.tsx', js: 1310, css: 34 },
      { page: TAB, js: 1317, css: 37 },
      { page: `${TAB} > fil.tsx`, js: 11_317, css: 37 },
      { page: `${TAB} > fil.tsx > modal.tsx`, js: 31_317, css: 37 },
      { page: `${TAB} > later.ts`, js: 41_317, css: 37 },
    ])
  })

  it('is allowed up to 110 kB of scripts and 10 kB of styles', () => {
    expect(isTooHeavy({ page: 'p', js: 110_000, css: 10_000 })).toBe(false)
    expect(isTooHeavy({ page: 'p', js: 110_001, css: 0 })).toBe(true)
    expect(isTooHeavy({ page: 'p', js: 0, css: 10_001 })).toBe(true)
  })

  it.each([
    ['the first screen', 'src/atelier/aujourdhui/aujourdhui-ecran.tsx', 130_000],
    ['the frame of it', 'src/atelier/atelier-page.tsx', 130_000],
    ['a place', TAB, 138_000],
    ['a place with the list that it loads at once', `${TAB} > src/atelier/messages/liste.tsx`, 138_000],
    ['a record', `${TAB} > src/atelier/messages/fil.tsx`, 155_000],
    ['a dialog of a record', `${TAB} > fil.tsx > modal.tsx`, 155_000],
    ['a dialog of the list', `${TAB} > src/atelier/messages/liste.tsx > modal.tsx`, 155_000],
  ])('is allowed so much for the owner, with 12 kB of styles: %s', (_, page, js) => {
    expect(isTooHeavy({ page, js, css: 12_000 })).toBe(false)
    expect(isTooHeavy({ page, js: 0, css: 12_001 })).toBe(true)
    expect(isTooHeavy({ page, js: js + 1, css: 0 })).toBe(true)
  })
})
