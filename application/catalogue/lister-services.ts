import { CATALOGUE, type Service } from '#domain/catalogue/catalogue'

export const listerServices = (): readonly Service[] => CATALOGUE
