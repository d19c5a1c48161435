import { useEffect, useState } from 'react'

/** A wait shorter than this shows nothing, in milliseconds. */
const NOTICEABLE_MS = 300

/** Whether something has been awaited long enough to be worth showing. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), NOTICEABLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return late
}
