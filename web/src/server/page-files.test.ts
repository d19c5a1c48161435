import { describe, expect, it } from 'vitest'
import { inlineStyles, pageFiles } from './page-files.ts'

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/index.css'],
    assets: ['assets/a.woff2', 'assets/b.svg'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['_react.js'], css: ['assets/button.css'] },
  'src/pages/x.tsx': { file: 'assets/x.js', imports: ['_button.js', 'index.html'], css: ['assets/x.css'] },
  'src/pages/y.tsx': { file: 'assets/y.js', css: ['assets/y.css'] },
}

describe('pageFiles', () => {
  it('lists what the entry and the page need, each once, the entry first', () => {
    expect(pageFiles(manifest, ['src/pages/x.tsx'])).toEqual({
      scripts: ['assets/react.js', 'assets/x.js', 'assets/button.js'],
      styles: ['assets/index.css', 'assets/x.css', 'assets/button.css'],
      fonts: ['assets/a.woff2'],
    })
  })

  it('lists the styles of what comes alive later, not its scripts', () => {
    expect(pageFiles(manifest, ['src/pages/x.tsx'], ['src/pages/y.tsx'])).toEqual({
      scripts: ['assets/react.js', 'assets/x.js', 'assets/button.js'],
      styles: ['assets/index.css', 'assets/x.css', 'assets/button.css', 'assets/y.css'],
      fonts: ['assets/a.woff2'],
    })
  })

  it('lists the entry alone for a page without a module of its own', () => {
    expect(pageFiles(manifest, []).styles).toEqual(['assets/index.css'])
  })
})

describe('inlineStyles', () => {
  it('joins the texts in order', async () => {
    expect(await inlineStyles(['a', 'b'], async (file) => `${file}{}\n`)).toBe('a{}\nb{}')
  })
})
