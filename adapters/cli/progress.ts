import type { Terminal } from './command.ts'
import { nombre } from './french.ts'

/** Told after each batch of the rows of a table. */
export type Avancement = (table: string, lignes: number, total: number) => void

const PAS = 100_000

/** A line when a table is done, and one for each hundred thousand rows of a long one. */
export const sayProgress = ({ dire }: Terminal): Avancement => {
  let told = 0
  let current = ''
  return (table, lignes, total) => {
    if (table !== current) told = 0
    current = table
    if (lignes < total && lignes - told < PAS) return
    told = lignes
    dire(lignes < total ? `${table}\u00a0: ${nombre(lignes)} sur ${nombre(total)}` : `${table}\u00a0: ${nombre(total)}`)
  }
}
