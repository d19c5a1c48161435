/** The same pieces; what they are read from is given back after the last, at a failure, or when their reader stops, even before the first. */
export const finirAvec = <A>(flux: AsyncIterable<A>, finir: () => Promise<void>): AsyncIterable<A> => ({
  [Symbol.asyncIterator]: () => {
    const lecture = flux[Symbol.asyncIterator]()
    const suivant = async (): Promise<IteratorResult<A, undefined>> => {
      const morceau = await lecture.next()
      if (morceau.done !== true) return morceau
      await finir()
      return { done: true, value: undefined }
    }
    const next = async (): Promise<IteratorResult<A, undefined>> => {
      try {
        return await suivant()
      } catch (cause) {
        await finir()
        throw cause
      }
    }
    const arreter = async (): Promise<IteratorResult<A, undefined>> => {
      await lecture.return?.()
      await finir()
      return { done: true, value: undefined }
    }
    return { next, return: arreter }
  },
})
