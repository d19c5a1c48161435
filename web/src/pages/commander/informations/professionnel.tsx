import * as E from '#fp/Either'
import { RAISON_SOCIALE_MAX, parseSiren } from '#domain/client/acheteur'
import { TextField } from '../../../components/text-field.tsx'
import { PROFESSIONNEL_TEXTS } from '../../../contents/professionnel-texts.ts'
import type { ChampsProps } from './champs.ts'

/** Nine digits, and whatever people put between them. */
const SIREN_SAISI_MAX = 15

/** Said as soon as the nine digits are there: a slip of the finger is seen before the form is sent. */
const verdict = (texte: string): { readonly error?: string; readonly help: string } => {
  const chiffres = texte.replaceAll(/\D/g, '')
  if (chiffres.length < 9) return { help: PROFESSIONNEL_TEXTS.sirenAide }
  const siren = parseSiren(texte)
  return E.isRight(siren)
    ? { help: PROFESSIONNEL_TEXTS.sirenBon }
    : { help: PROFESSIONNEL_TEXTS.sirenAide, error: siren.left }
}

/** Under which name and number a business orders. */
export const Professionnel = ({ saisie, erreurs, changer }: ChampsProps) => {
  const { help, error } = verdict(saisie.siren)
  return (
    <>
      <TextField
        name="raisonSociale"
        label={PROFESSIONNEL_TEXTS.raisonSociale}
        error={erreurs.raisonSociale}
        autoComplete="organization"
        maxLength={RAISON_SOCIALE_MAX}
        value={saisie.raisonSociale}
        onChange={(event) => changer({ raisonSociale: event.target.value })}
      />
      <TextField
        name="siren"
        label={PROFESSIONNEL_TEXTS.siren}
        help={help}
        error={erreurs.siren ?? error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={SIREN_SAISI_MAX}
        value={saisie.siren}
        onChange={(event) => changer({ siren: event.target.value })}
      />
    </>
  )
}
