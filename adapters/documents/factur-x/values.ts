import type { DateCivile } from '#domain/calendrier/date-civile'
import type { Montant } from '#domain/shared/montant'
import { ligneLisible } from '../contents/lisible.ts'
import { element, leaf, type Xml } from './xml.ts'

/** Euros with two decimals and a decimal point. */
export const amount = (montant: Montant): string => (montant / 100).toFixed(2)

const DAY = '102'

/** A civil day as `20261201`. */
export const day = (name: string, date: DateCivile): Xml =>
  element(name, leaf('udt:DateTimeString', date.replaceAll('-', ''), { format: DAY }))

/** The same as a qualified day, where the schema requires one. */
export const qualifiedDay = (name: string, date: DateCivile): Xml =>
  element(name, leaf('qdt:DateTimeString', date.replaceAll('-', ''), { format: DAY }))

/** A typed text, on one line. */
export const typed = (name: string, texte: string): Xml => leaf(name, ligneLisible(texte))
