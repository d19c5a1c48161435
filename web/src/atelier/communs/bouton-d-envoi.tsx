import { type ComponentProps, useId } from 'react'
import { Button } from '../../components/button.tsx'
import dossier from './dossier.module.css'

type Props = ComponentProps<typeof Button> & {
  /** Why the form cannot be sent yet; `null` when it can. */
  readonly manque: string | null
  /** What the press does. */
  readonly dit?: string
}

/** Sends a form, and says before what is missing. While something is, it looks as if it could not be pressed, and keeps the focus. */
export const BoutonDEnvoi = ({ manque, dit, busy = false, ...bouton }: Props) => {
  const raison = useId()
  return (
    <>
      <p id={raison} aria-live="polite" className={dossier['why']}>
        {manque ?? dit}
      </p>
      <Button
        type="submit"
        variant="primary"
        {...bouton}
        busy={busy}
        aria-disabled={busy || manque !== null || undefined}
        aria-describedby={raison}
      />
    </>
  )
}
