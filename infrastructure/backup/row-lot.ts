const LOT_ROWS = 1_000
const LOT_BYTES = 4_000_000

/** Gathers rows until there are enough for one statement. */
export const makeRowLot = () => {
  let rows: string[] = []
  let bytes = 0
  return {
    /** Whether it is time to take them. */
    add: (row: string): boolean => {
      rows.push(row)
      bytes += row.length
      return rows.length >= LOT_ROWS || bytes >= LOT_BYTES
    },
    take: (): readonly string[] => {
      const taken = rows
      rows = []
      bytes = 0
      return taken
    },
  }
}
