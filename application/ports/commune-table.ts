import type { CommunesDeFrance } from '#domain/zone/commune'

/** What is known of postcodes without asking anybody: their communes, and a centre for those near the base. */
export type CommuneTable = CommunesDeFrance
