import * as E from '#fp/Either'
import { MENTION_PHRASES } from '#adapters/http/contract/routes/aujourdhui'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { identiteACompleter, SPECIMEN } from '#domain/entreprise/specimen'
import { hidesVisitors } from './config/environment.ts'
import { loadSettings } from './config/load-settings.ts'
import { endOnSignal } from './end-on-signal.ts'
import { isBuilt } from './pages/load-page-renderer.ts'
import { makeLog } from './site/make-log.ts'
import { openSite } from './site/open-site.ts'

const tell = (sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
}

const refuse = (sentences: readonly string[]): void => {
  tell(sentences)
  process.exitCode = 1
}

/** Warns that documents are worthless while the business has not filled in its settings. */
const identiteManquante = (entreprise: Entreprise): readonly string[] => {
  const manques = identiteACompleter(entreprise).map((mention) => `  - ${MENTION_PHRASES[mention]}`)
  return manques.length === 0
    ? []
    : [
        `L’identité de l’entreprise est à compléter\u00a0: devis, reçus et courriels portent «\u00a0${SPECIMEN}\u00a0», et aucune facture ne peut être émise.`,
        ...manques,
      ]
}

const PROXY_INCONNU =
  'PUBLIC_URL est en https et TRUST_PROXY n’est pas défini\u00a0: derrière le proxy, tous les visiteurs comptent pour un seul. Donnez-y l’adresse du proxy, par exemple 127.0.0.1.'

/** Runs the site until SIGTERM or SIGINT; a second signal ends it at once. */
const run = async (): Promise<void> => {
  const settings = loadSettings(process.env)
  if (E.isLeft(settings)) return refuse(settings.left)
  if (!isBuilt()) return refuse(['Les pages ne sont pas construites\u00a0: lancez «\u00a0npm run build\u00a0».'])
  const siteLog = makeLog(settings.right.environment.logLevel)
  const { log, flush } = siteLog
  const site = await openSite(settings.right, siteLog)
  endOnSignal(() => {
    log.info('the site is closing')
    flush()
    site.close().then(
      () => log.info('the site is closed'),
      (error: unknown) => log.error({ err: error }, 'the site did not close cleanly'),
    )
  })
  log.info({ address: site.address, publicUrl: settings.right.environment.publicUrl }, 'the site is open')
  tell(identiteManquante(settings.right.entreprise))
  if (hidesVisitors(settings.right.environment)) tell([PROXY_INCONNU])
  flush()
}

run().catch((error: unknown) => {
  refuse([`Le site n’a pas pu démarrer\u00a0: ${error instanceof Error ? error.message : String(error)}`])
})
