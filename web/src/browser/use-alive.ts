import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and until the script has taken the page over: a form that needs it waits for it. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
