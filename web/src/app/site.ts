import { createContext, useContext } from 'react'
import type { SiteData } from '#adapters/http/contract/pages'

const SiteContext = createContext<SiteData | null>(null)

export const SiteProvider = SiteContext.Provider

/** The business and the public address, known at run time only. */
export const useSite = (): SiteData => {
  const site = useContext(SiteContext)
  if (site === null) throw new Error('useSite is called outside SiteProvider')
  return site
}

const YearContext = createContext(0)

export const YearProvider = YearContext.Provider

/** The year when the page was drawn: the browser must not draw another one on New Year's Eve. */
export const usePageYear = (): number => useContext(YearContext)
