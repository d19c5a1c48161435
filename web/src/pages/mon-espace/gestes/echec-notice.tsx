import { useSite } from '../../../app/site.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PhoneLink } from '../../../components/phone-link.tsx'
import { GESTE_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import type { EchecDeGeste } from '../../../features/suivi/echec-de-geste.ts'

type Props = { readonly echec: EchecDeGeste; readonly onActualiser: () => void }

/** Why nothing changed, and what to do: see how things are, or call. What was typed stays. */
export const EchecNotice = ({ echec, onActualiser }: Props) => {
  const { telephone } = useSite().entreprise
  return (
    <Notice kind="error" live>
      <p>{echec.message}</p>
      {echec.appeler ? (
        <p>
          {GESTE_TEXTS.appeler} <PhoneLink telephone={telephone} />.
        </p>
      ) : null}
      {echec.actualiser ? (
        <div>
          <Button onClick={onActualiser}>{GESTE_TEXTS.actualiser}</Button>
        </div>
      ) : null}
    </Notice>
  )
}
