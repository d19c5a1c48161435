import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { CONNEXION_TEXTS } from '../../contents/connexion-texts.ts'
import { AlerteNotice } from '../formulaire/alerte-notice.tsx'
import type { Formulaire } from '../formulaire/use-envoi.ts'
import type { ChampConnexion } from './champs.ts'

type Props = Pick<Formulaire<ChampConnexion>, 'envoi' | 'nouvelle'> & {
  /** Whose session it was: nobody else takes it over. Empty when anybody may log in. */
  readonly identifiant?: string
}

/** Why the last try failed, above the two fields. */
export const ChampsConnexion = ({ envoi: { etape, erreurs, alerte }, nouvelle, identifiant = '' }: Props) => (
  <>
    <div ref={nouvelle} tabIndex={-1}>
      <AlerteNotice alerte={alerte} />
    </div>
    <TextField
      name="identifiant"
      label={CONNEXION_TEXTS.email}
      help={identifiant === '' ? CONNEXION_TEXTS.emailAide : undefined}
      error={erreurs.identifiant}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={identifiant}
      readOnly={identifiant !== '' || etape === 'en_cours'}
    />
    <PasswordField
      name="motDePasse"
      label={CONNEXION_TEXTS.motDePasse}
      help={identifiant === '' ? CONNEXION_TEXTS.motDePasseAide : undefined}
      error={erreurs.motDePasse}
      autoComplete="current-password"
      readOnly={etape === 'en_cours'}
    />
  </>
)
