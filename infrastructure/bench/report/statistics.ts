const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b)

/** The value below which lies the given share (0 to 1) of the values, by the nearest rank; NaN for none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = ascending(values)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value, or the mean of the two middle ones; NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = ascending(values)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}
