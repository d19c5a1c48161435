import { useState } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  readonly title: string
  /** Why, or what to do. */
  readonly advice: string
  /** Words of the button. */
  readonly retry: string
  readonly onRetry: () => Promise<void>
}

/** Something did not come, and the way on: to ask again. */
export const LoadFailure = ({ title, advice, retry, onRetry }: Props) => {
  const [busy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Notice kind="error" live title={title}>
      <p>{advice}</p>
      <div>
        <Button busy={busy} onClick={() => void ask()}>
          {retry}
        </Button>
      </div>
    </Notice>
  )
}
