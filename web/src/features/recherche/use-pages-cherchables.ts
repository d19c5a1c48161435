import { useEffect, useState } from 'react'
import type { PageCherchable } from '#domain/recherche/rechercher'
import { readFetchedBootData } from '../../app/boot.ts'
import { usePageTexts } from '../../app/page-texts.ts'
import { ERREUR_API } from '../../browser/use-code.ts'
import { CHEMIN_RECHERCHE } from './chemin-recherche.ts'

/** What a search reads: the texts of the pages, or how far their loading is. */
export type PagesCherchables = readonly PageCherchable[] | 'en_cours' | 'injoignable'

/** Read once; the search opened first brings them in its page. */
let connues: readonly PageCherchable[] | undefined

/** The search page as the server draws it, alike for everybody, holds the texts of the others. */
const charger = async (): Promise<readonly PageCherchable[]> => {
  const answer = await fetch(CHEMIN_RECHERCHE)
  if (!answer.ok) throw new Error(`the search page answers ${answer.status}`)
  connues = readFetchedBootData(await answer.text()).textes ?? []
  return connues
}

/** The texts really shown by the pages of the site, whatever the way that led to the search. */
export const usePagesCherchables = (): PagesCherchables => {
  const apportees = usePageTexts() ?? connues
  const [etat, setEtat] = useState<PagesCherchables>(apportees ?? 'en_cours')
  useEffect(() => {
    if (apportees !== undefined) return
    charger().then(setEtat, (cause: unknown) => {
      console.warn(ERREUR_API, cause)
      setEtat('injoignable')
    })
  }, [apportees])
  return etat
}
