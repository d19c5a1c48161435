import * as E from '#fp/Either'
import { codeVerification, lireCode } from '#domain/verification/code-verification'
import { useNavigate } from '../../app/router.ts'
import { useSite } from '../../app/site.ts'
import { useAlive } from '../../browser/use-alive.ts'
import { Button } from '../../components/button.tsx'
import { PhoneLink } from '../../components/phone-link.tsx'
import { TextField } from '../../components/text-field.tsx'
import { VERIFICATION_TEXTS as TEXTS } from '../../contents/verification-texts.ts'
import { type Envoi, refuseParLesChamps, REUSSI, type Saisie } from '../../features/formulaire/envoi.ts'
import { useEnvoi } from '../../features/formulaire/use-envoi.ts'
import { cheminDuCode } from '../../features/verification/chemin-verification.ts'
import styles from './verifier.module.css'

const CHAMPS = ['code'] as const

type Champ = (typeof CHAMPS)[number]

/** With spaces and hyphens, as people write codes. */
const LONGUEUR_MAX = 30

const SansScript = () => (
  <noscript>
    <p>
      {TEXTS.sansScript} <PhoneLink telephone={useSite().entreprise.telephone} />
    </p>
  </noscript>
)

type Props = {
  /** What the address says, right or wrong. */
  readonly ecrit: string
  /** The verdict on it stands above. */
  readonly verifie: boolean
}

/** Leads to the page of the code that is typed. */
export const FormulaireCode = ({ ecrit, verifie }: Props) => {
  const naviguer = useNavigate()
  const vivant = useAlive()
  const partir = async ({ code }: Saisie<Champ>): Promise<Envoi<Champ>> => {
    const lu = lireCode(code)
    if (E.isLeft(lu)) return refuseParLesChamps({ code: TEXTS.codeIllisible })
    naviguer(cheminDuCode(codeVerification(lu.right)))
    return REUSSI
  }
  const { envoi, liaison } = useEnvoi(CHAMPS, partir)
  const faute = !verifie && ecrit !== '' && envoi.etape === 'saisie' ? TEXTS.codeIllisible : undefined
  return (
    <form {...liaison} className={styles['sheet']} aria-label={verifie ? TEXTS.autre : TEXTS.titre}>
      {verifie ? <h2 className={styles['title']}>{TEXTS.autre}</h2> : null}
      <SansScript />
      <TextField
        name="code"
        label={TEXTS.code}
        help={TEXTS.codeAide}
        error={envoi.erreurs.code ?? faute}
        defaultValue={verifie ? '' : ecrit}
        maxLength={LONGUEUR_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" variant={verifie ? 'secondary' : 'primary'} disabled={!vivant}>
          {TEXTS.verifier}
        </Button>
      </div>
    </form>
  )
}
