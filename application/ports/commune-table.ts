import type { CommunesDeFrance } from '#domain/zone/commune'

export type CommuneTable = CommunesDeFrance
