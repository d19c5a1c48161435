import type { PageCherchable } from '#domain/recherche/rechercher'
import { SITE_TEXTS } from '../contents/site-texts.ts'
import { visibleTexts } from './visible-texts.ts'

/** The pages that are searched, in this order. */
const PAGES = [
  { chemin: '/', titre: SITE_TEXTS.accueil },
  { chemin: '/contact', titre: SITE_TEXTS.contact },
  { chemin: '/services', titre: SITE_TEXTS.services },
] as const

/** Draws the pages once, to know what they really show. `drawBody` gives the markup of a path. */
export const makeReadPageTexts = (
  drawBody: (path: string) => Promise<string>,
): (() => Promise<readonly PageCherchable[]>) => {
  const readAll = (): Promise<readonly PageCherchable[]> =>
    Promise.all(PAGES.map(async (page) => ({ ...page, textes: visibleTexts(await drawBody(page.chemin)) })))
  let reading: Promise<readonly PageCherchable[]> | undefined
  return () => (reading ??= readAll())
}
