/** Lines of equal columns, the first row being the heads; figures to the right, words to the left. */
export const toTable = (rows: readonly (readonly string[])[]): string => {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, rank) => Math.max(...rows.map((row) => row[rank]?.length ?? 0)))
  const pad = (cell: string, rank: number): string =>
    rank === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[rank] ?? 0)
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
