import { createContext, useContext } from 'react'
import type { FormulaireRefuse } from '#adapters/http/contract/pages'

const FormulaireRefuseContext = createContext<FormulaireRefuse | null>(null)

export const FormulaireRefuseProvider = FormulaireRefuseContext.Provider

/** The form that this page was sent with and refused, when the browser ran no script yet; else `null`. */
export const useFormulaireRefuse = (): FormulaireRefuse | null => useContext(FormulaireRefuseContext)
