import { useEffect, useState } from 'react'

/** Code on its way, lost on the way, or here. */
export type Loading<M> =
  | { readonly state: 'loading' }
  | { readonly state: 'lost' }
  | { readonly state: 'ready'; readonly module: M }

type Load<M> = () => Promise<M>

const LOADING = { state: 'loading' } as const

/** What has come, by what brought it. */
const here = new WeakMap<Load<unknown>, Loading<unknown>>()

const knownOf = <M>(load: Load<M>): Loading<M> => (here.get(load) as Loading<M> | undefined) ?? LOADING

/** Brings code before it is drawn: its first draw then has it at once. */
export const bring = async <M>(load: Load<M>): Promise<Loading<M>> => {
  try {
    const module = await load()
    if (!here.has(load)) here.set(load, { state: 'ready', module })
    return knownOf(load)
  } catch {
    return { state: 'lost' }
  }
}

/** Brings code that the first draw does without. `load` must stay the same from one draw to the next. */
export const useModule = <M>(load: Load<M>): Loading<M> => {
  const [code, setCode] = useState(() => knownOf(load))
  useEffect(() => {
    let gone = false
    void bring(load).then((come) => (gone ? undefined : setCode(come)))
    return () => {
      gone = true
    }
  }, [load])
  return code
}
