import type { AujourdhuiReply } from '#adapters/http/contract/routes/aujourdhui'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { Sign } from '../../components/sign.tsx'
import { ADMIN_TEXTS, CHIFFRES_TEXTS } from '../communs/cadre-texts.ts'
import { adresseDuLieu } from '../adresses.ts'
import styles from './chiffres.module.css'

type Nom = keyof typeof CHIFFRES_TEXTS

type Chiffre = {
  readonly nom: Nom
  readonly to: string
  /** More than none asks for attention at once. */
  readonly alerte: boolean
}

const section = (ancre: string): string => `${adresseDuLieu('aujourdhui')}#${ancre}`

const CHIFFRES: readonly Chiffre[] = [
  { nom: 'enRetard', to: section('en-retard'), alerte: true },
  { nom: 'aContacter', to: section('a-contacter'), alerte: false },
  { nom: 'aReproposer', to: section('a-reproposer'), alerte: false },
  { nom: 'sansReponse', to: section('sans-reponse'), alerte: false },
  { nom: 'messagesNonLus', to: adresseDuLieu('messages'), alerte: false },
  { nom: 'courrielsEchoues', to: adresseDuLieu('diagnostics'), alerte: true },
]

/** The stats bar: how much waits, and a link to it. */
export const Chiffres = ({ nombres }: { readonly nombres: AujourdhuiReply['nombres'] | null }) => (
  <nav aria-label={ADMIN_TEXTS.chiffres}>
    <ul className={styles['figures']}>
      {CHIFFRES.map(({ nom, to, alerte }) => {
        const nombre = nombres?.[nom]
        return (
          <li key={nom}>
            <Link
              to={to}
              state={STAY}
              data-none={nombre === 0 || undefined}
              data-alert={(alerte && (nombre ?? 0) > 0) || undefined}
            >
              <strong>{nombre ?? '–'}</strong>
              <span>
                {alerte && (nombre ?? 0) > 0 ? <Sign kind="warning" /> : null}
                {CHIFFRES_TEXTS[nom]}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  </nav>
)
