import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Writes `.br` and `.gz` beside every text asset, so that the server compresses nothing at run time. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle(_options, bundle) {
    for (const [fileName, item] of Object.entries(bundle)) {
      if (!/^assets\/.*\.(js|css|svg)$/.test(fileName)) continue
      const source = Buffer.from(item.type === 'chunk' ? item.code : item.source)
      const br = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br })
      this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
    }
  },
})

/** `vite` alone has no server to fill the page in: it shows the example business. */
const exampleSite = (): Plugin => ({
  name: 'example-site',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<!--boot-->', () => {
      const example = new URL('infrastructure/config/entreprise.exemple.json', import.meta.url)
      const { paiement: _paiement, ...entreprise } = JSON.parse(readFileSync(example, 'utf8'))
      const site = { url: 'http://localhost:5173', entreprise, tuiles: null, demo: false }
      return `<script type="application/json" id="boot">${JSON.stringify({ site })}</script>`
    }),
})

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), precompress(), exampleSite()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  optimizeDeps: { include: ['react-dom/client', 'react-router-dom'] },
  build: {
    outDir: isSsrBuild === true ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    rollupOptions: { input: isSsrBuild === true ? 'web/src/entry-server.tsx' : 'web/index.html' },
  },
}))
