/** Runs at most `places` tasks at once; the others wait in order of arrival. */
export const makeQueue = (places: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: (() => void)[] = []
  let free = places
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
