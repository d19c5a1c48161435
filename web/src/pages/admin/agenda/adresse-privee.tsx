import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { LIEN_TEXTS } from '../../../contents/admin-agenda-texts.ts'
import styles from './lien.module.css'

/** The clipboard is refused outside https and by some phones: the address then is there to be selected. */
const copier = async (texte: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(texte)
    return true
  } catch {
    return false
  }
}

/** The address, the only time it is shown. */
export const AdressePrivee = ({ url }: { readonly url: string }) => {
  const [copiee, setCopiee] = useState<boolean | null>(null)
  return (
    <div className={styles['address']}>
      <TextField
        name="adresse-agenda"
        label={LIEN_TEXTS.adresse}
        help={LIEN_TEXTS.uneFois}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button variant="primary" onClick={() => void copier(url).then(setCopiee)}>
          {LIEN_TEXTS.copier}
        </Button>
      </div>
      <p aria-live="polite" className={styles['soft']}>
        {copiee === null ? null : copiee ? LIEN_TEXTS.copiee : LIEN_TEXTS.nonCopiee}
      </p>
    </div>
  )
}
