import { createContext, useContext } from 'react'
import type { PageCherchable } from '#domain/recherche/rechercher'

const PageTextsContext = createContext<readonly PageCherchable[] | undefined>(undefined)

export const PageTextsProvider = PageTextsContext.Provider

/** The texts of the pages, when the page that was opened first is the search. */
export const usePageTexts = (): readonly PageCherchable[] | undefined => useContext(PageTextsContext)
