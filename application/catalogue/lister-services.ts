import { CATALOGUE } from '#domain/catalogue/catalogue'
import type { Service } from '#domain/catalogue/service'

/** What the business sells, in the order of the ids. */
export const listerServices = (): readonly Service[] => CATALOGUE
