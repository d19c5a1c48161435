import { useCallback } from 'react'
import { useAnswer } from './use-answer.ts'

/** Code on its way, lost on the way, or here. */
export type Loading<M> =
  | { readonly state: 'loading' }
  | { readonly state: 'lost' }
  | { readonly state: 'ready'; readonly module: M }

type Came<M> = { readonly module: M } | 'lost'

/** Brings code that the first draw does without. `load` must stay the same from one draw to the next. */
export const useModule = <M>(load: () => Promise<M>): Loading<M> => {
  const ask = useCallback(
    (): Promise<Came<M>> =>
      load().then(
        (module) => ({ module }),
        () => 'lost' as const,
      ),
    [load],
  )
  const { answer } = useAnswer(ask)
  if (answer === null) return { state: 'loading' }
  return answer === 'lost' ? { state: 'lost' } : { state: 'ready', module: answer.module }
}
