import { CATALOGUE, type Service } from '#domain/catalogue/catalogue'

/** What the business sells, in the order of the ids. */
export const listerServices = (): readonly Service[] => CATALOGUE
