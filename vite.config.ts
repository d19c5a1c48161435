import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Writes `.br` and `.gz` beside every text asset, so that the server compresses nothing at run time. From the disk and
 * last: the bundler still edits its chunks while it generates them.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  writeBundle({ dir = '' }, bundle) {
    for (const fileName of Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))) {
      const source = readFileSync(join(dir, fileName))
      const br = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      writeFileSync(join(dir, `${fileName}.br`), br)
      writeFileSync(join(dir, `${fileName}.gz`), gzipSync(source, { level: 9 }))
    }
  },
})

/** Each file that is written, with those that it imports. */
const imports = new Map<string, readonly string[]>()

const noteImports = (): Plugin => ({
  name: 'note-imports',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk') imports.set(part.fileName, part.imports)
      // One of the two would run before what it needs; a group that takes a module without its needs makes such a pair.
      for (const [file, needed] of imports)
        for (const one of needed)
          if (withImports(one).has(file)) this.error(`${file} and ${one} need each other: see GROUPS`)
    },
  },
})

/** A file with all that has come when it runs. */
const withImports = (file: string): ReadonlySet<string> => {
  const come = new Set([file])
  for (const one of come) for (const imported of imports.get(one) ?? []) come.add(imported)
  return come
}

/** A file names what the parts that it opens need, to have it fetched with them; what came with itself costs bytes for nothing. */
const stillToFetch = (_file: string, needed: string[], { hostId }: { readonly hostId: string }): string[] => {
  const come = withImports(hostId)
  return needed.filter((file) => !come.has(file))
}

/** `vite` alone has no server to fill the page in: it shows the example business. */
const exampleSite = (): Plugin => ({
  name: 'example-site',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace('<!--boot-->', () => {
      const example = new URL('infrastructure/config/entreprise.exemple.json', import.meta.url)
      const { paiement: _paiement, ...entreprise } = JSON.parse(readFileSync(example, 'utf8'))
      const site = { url: 'http://localhost:5173', entreprise, tuiles: null, demo: true }
      return `<script type="application/json" id="boot">${JSON.stringify({ site, annee: new Date().getFullYear() })}</script>`
    }),
})

type Importers = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null }

/** What a visitor opens: the start of every page, and the pages that are not behind a login. */
const PUBLIC_START =
  /web\/src\/(entry-client|app\/site-layout|pages\/(?!admin|debug-admin|mon-espace|style).*-page)\.tsx$/

/** A module that fewer public pages need before they run stays out of the file of all of them. */
const MANY = 5

/** Every module that needs a module before it runs, itself included. */
const needing = (id: string, modules: Importers): readonly string[] => {
  const seen = new Set<string>()
  const climb = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) climb(importer)
  }
  climb(id)
  return [...seen]
}

/** The legal pages share their drawing: for the others, they are one page. */
const LEGAL = /pages\/legal\//

/** Too little for a file of its own. */
const PETIT = new RegExp(
  [
    String.raw`fp-ts/es6/Option\.js`,
    'api/(make-appeler|reason-of)',
    'browser/use-(late|now)',
    String.raw`components/form\.tsx`,
    'contents/pieces-detachees-texts',
    'contract/values/struct',
    'retractation/longueurs',
    'tarification/sur-mesure',
  ].join('|'),
)

/** The fields of a form and its sending: half of the pages have none. */
const DES_FORMULAIRES = /features\/formulaire\/|components\/(field|text-)/

/** Places and distances: half of the pages have none. */
const DES_LIEUX = /domain\/zone\/zone-intervention/

/** What every public page is drawn with. */
const FRAME = /(entry-client|site-layout)\.tsx$/

/** What every page loads, or many. */
const cadre = (id: string, modules: Importers): string | null => {
  if (PETIT.test(id)) return 'cadre'
  if (DES_FORMULAIRES.test(id) || DES_LIEUX.test(id)) return null
  const starts = needing(id, modules).filter((module) => PUBLIC_START.test(module))
  const pages = new Set(starts.map((start) => (LEGAL.test(start) ? 'legal' : start)))
  return pages.size >= MANY || starts.some((start) => FRAME.test(start)) ? 'cadre' : null
}

/** What a call and its answer are written with. */
const DES_APPELS =
  /adapters\/http\/contract\/(route|values\/codecs|openapi\/json-schema)\.ts|web\/src\/api\/(reply|call)\.ts|domain\/(conservation\/motif|facturation\/(numero-piece|mode-de-reglement))\.ts/

/** What lists need, and records, dialogs and the day do without. */
const DES_LISTES = /components\/table/

/** What stands around every screen of the workplace. */
const CADRE_DE_L_ATELIER =
  /web\/src\/atelier\/(cadre\/(texts|icones|garde|ecrans|navigation|cadre|attente)\.|atelier-page|nouvelles\/queries)/

/** What the owner sees first. */
const PREMIER_ECRAN = /web\/src\/atelier\/(atelier-page|aujourdhui\/aujourdhui-ecran)\.tsx$/

/** A screen of the workplace, or its list. */
const ECRAN = /web\/src\/atelier\/.*-ecran\.tsx$/

/** What the pages behind a login share, and the owner's side alone, weighs on nobody else. */
const prive = (id: string, modules: Importers): string | null => {
  if (DES_LISTES.test(id)) return null
  const pages = needing(id, modules).filter((module) =>
    /web\/src\/(entry-client|app\/site-layout|pages\/|atelier\/)/.test(module),
  )
  if (pages.some((module) => PUBLIC_START.test(module))) return null
  if (!pages.every((module) => /pages\/debug-admin\/|web\/src\/atelier\//.test(module))) return 'prive'
  if (pages.some((module) => PREMIER_ECRAN.test(module))) return 'premier-ecran'
  return pages.filter((module) => ECRAN.test(module)).length >= 4 ? 'panneau' : null
}

/** The form of an order, with what the calculator of the owner takes from it. */
const FORMULAIRE =
  /features\/commande\/(?!calculer|calls|charge-utile|derivation|recu-de|use-commander|use-proposition)|pages\/commander\/(echec|informations\/(?!proposition|professionnel))|contents\/commander-texts|tarification\/estimer-prix/

/** One file compresses better than ten, and costs one request: libraries, the frame of every page, fields, the order. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 3 },
  { name: cadre, minShareCount: 2, priority: 2 },
  { name: 'premier-ecran', test: CADRE_DE_L_ATELIER, priority: 2 },
  { name: 'appels', test: DES_APPELS, priority: 2 },
  { name: prive, minShareCount: 9, priority: 2 },
  {
    name: 'valeurs',
    test: /domain\/(client|prestation|catalogue|tarification|shared)\/(?!textes-d-engagement|statut)|entreprise\/numero-siren/,
    minShareCount: 4,
    priority: 1,
  },
  { name: 'liste', test: DES_LISTES },
  { name: 'formulaires', test: DES_FORMULAIRES },
  { name: 'champs', test: /components\/(select|notice|sign)/ },
  { name: 'choix', test: /components\/(combobox|suggestion|radio|choice|receipt|steps)/ },
  { name: 'recu', test: /features\/commande\/(derivation|recu-de)|contents\/recu-texts|contract\/.*commande-reply/ },
  { name: 'formulaire-commande', test: FORMULAIRE },
]

/** Every page carries the names of all the files that it may ask for; the manifest says what is in each. */
const COURT = {
  entryFileNames: 'assets/[hash:7].js',
  chunkFileNames: 'assets/[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
}

/** The library gives its development build, with its warnings, to everyone who asks by its name. */
const ROUTEUR = join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** The core and the contract do nothing when they are loaded: a module of theirs that nothing needs may go. */
const ICI = import.meta.dirname.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const PURS = new RegExp(`^${ICI}/(domain|adapters/http/contract)/`)

/** They make values of the core and of the contract, and do nothing else: a value that no page needs may go. */
const FABRIQUES = ['t', 'route', 'json', 'file', 'struct', 'nullable', 'pipe', 'closedList', 'codecFrom', 'described']

export default defineConfig(({ command, isSsrBuild }) => ({
  root: 'web',
  resolve: {
    alias: command === 'build' && isSsrBuild !== true ? [{ find: /^react-router$/, replacement: ROUTEUR }] : [],
  },
  plugins: [react(), noteImports(), precompress(), exampleSite()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  optimizeDeps: { include: ['react-dom/client', 'react-router-dom'] },
  build: {
    outDir: isSsrBuild === true ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    // `byte-budget.ts` weighs the files as they are sent.
    reportCompressedSize: false,
    // The server reads its own files from the disk: nobody waits for their bytes.
    minify: isSsrBuild !== true,
    // A browser without `modulepreload` fetches a little later: no page carries code for it.
    modulePreload: { polyfill: false, resolveDependencies: stillToFetch },
    rolldownOptions:
      isSsrBuild === true
        ? { input: join(import.meta.dirname, 'web/src/entry-server.tsx') }
        : {
            input: join(import.meta.dirname, 'web/index.html'),
            treeshake: {
              moduleSideEffects: [{ test: PURS, sideEffects: false }],
              manualPureFunctions: FABRIQUES,
              propertyReadSideEffects: false,
            },
            output: { ...COURT, codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } },
          },
  },
}))
