import { useEffect, useState } from 'react'

/** Deadlines on the screen are minutes exact. */
const STEP_MS = 30_000

/** The present instant, kept current while the page is open. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
