import { join } from 'node:path'
import { runLoad } from './load.ts'
import type { ListFigures } from './report.ts'
import { logIn, startFilledSite } from './site/filled-site.ts'
import type { Variables } from './site/server-process.ts'

const pagesOf = (path: string, ...questions: readonly string[]): readonly string[] =>
  questions.map((question) => [`${path}?limite=25`, ...(question === '' ? [] : [question])].join('&'))

const SECOND_PAGE = 'curseur='

/** The calls of the owner's panel: lists, filters, sorts, searches with and without results, a second page, figures. */
const CALLS: readonly string[] = [
  'admin/bandeau',
  'admin/aujourdhui',
  'admin/diagnostics',
  ...pagesOf('prestations/admin/all', '', 'statut=terminé', 'tri=montant', 'tri=a_contacter', 'tri=rendez_vous'),
  ...pagesOf('prestations/admin/all', SECOND_PAGE, 'q=jeanne dupont&tri=montant', 'q=lons&tri=rendez_vous'),
  ...pagesOf('prestations/admin/all', 'q=rdin', 'q=introuvable'),
  ...pagesOf('clients/admin/all', '', 'activite=actifs', 'tri=nom', 'q=zoé&tri=derniere_commande', 'q=introuvable'),
  ...pagesOf('contact/admin/all', '', 'q=imprimante'),
  ...pagesOf('admin/factures', '', 'etat=payee', 'q=dupont&etat=a_payer', 'q=64,00'),
  ...pagesOf('admin/estimations', '', 'suite=sans_suite', 'q=paul dupont'),
]

/** Asked first and not counted: the site plans and compiles. */
const WARM_UP = 2

type Headers = Readonly<Record<string, string>>

const pathOf = async (api: string, call: string, headers: Headers): Promise<string> => {
  const { pathname, search } = new URL(call, api)
  if (!call.endsWith(SECOND_PAGE)) return pathname + search
  const answer = await fetch(new URL(call.replace(SECOND_PAGE, ''), api), { headers })
  const { curseurSuivant }: { curseurSuivant: string } = JSON.parse(await answer.text())
  return `${pathname}${search}${curseurSuivant}`
}

const measureCalls = async (folder: string, variables: Variables, prestations: number, times: number) => {
  const dataDir = join(folder, `lists-${prestations}`)
  const site = await startFilledSite(dataDir, variables, prestations)
  const api = `http://127.0.0.1:${site.port}/api/`
  const load = { connections: 1, amount: times + WARM_UP, warmUp: WARM_UP }
  const figures = new Map<string, ListFigures['small']>()
  try {
    const headers = { authorization: `Bearer ${(await logIn(site.port)).token}` }
    for (const call of CALLS) {
      const request = { path: await pathOf(api, call, headers), headers }
      figures.set(call, await runLoad(site.port, { request, expected: 200 }, load))
    }
  } finally {
    await site.end('SIGTERM')
  }
  return figures
}

/** Two businesses, the second ten times the first. Each call goes so many times to each, over one connection. */
export const measureLists = async (
  folder: string,
  variables: Variables,
  prestations: number,
  times: number,
): Promise<readonly ListFigures[]> => {
  const small = await measureCalls(folder, variables, prestations, times)
  const large = await measureCalls(folder, variables, prestations * 10, times)
  return [...small].map(([call, figures]) => ({ call, small: figures, large: large.get(call) ?? figures }))
}
