import { useEffect, useRef } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { CHAMPS_TEXTS } from '../../../contents/commander-texts.ts'
import { ESTIMATION_TEXTS } from '../../../contents/estimation-texts.ts'
import { conseilTelephone } from '../../../features/commande/conseil-telephone.ts'
import type { Estimee } from '../../../features/commande/etat.ts'
import type { Machine } from '../../../features/commande/use-machine.ts'

type Props = { readonly etat: Estimee; readonly dispatch: Machine['dispatch'] }

/** The alert, and the number to correct on the spot. */
export const TelephoneACorriger = ({ etat, dispatch }: Props) => {
  const { erreurTelephone, saisie, telephoneACorriger, tentatives } = etat
  const vues = useRef(tentatives)
  useEffect(() => {
    if (vues.current !== tentatives && erreurTelephone !== null) document.getElementById('telephone')?.focus()
    vues.current = tentatives
  }, [erreurTelephone, tentatives])
  if (!telephoneACorriger) return null
  return (
    <>
      {erreurTelephone === null ? null : (
        <Notice kind="error" live title={ESTIMATION_TEXTS.telephoneRefuse}>
          <p>{erreurTelephone}</p>
        </Notice>
      )}
      <TextField
        name="telephone"
        label={CHAMPS_TEXTS.telephone}
        help={erreurTelephone === null ? (conseilTelephone(saisie.telephone) ?? undefined) : undefined}
        error={erreurTelephone === null ? undefined : ESTIMATION_TEXTS.telephone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={saisie.telephone}
        onChange={(event) => dispatch({ type: 'changer', changes: { telephone: event.target.value } })}
      />
    </>
  )
}
