import { useState } from 'react'
import { Link, useNavigate } from '../../app/router.ts'
import { Dialog } from '../../components/dialog.tsx'
import { bonjour, SESSION_TEXTS } from '../../contents/chrome-texts.ts'
import { closeSession } from '../../features/session/session-store.ts'
import { useClient } from '../../features/session/use-client.ts'
import { type NomDeLieu, NOMS_DE_LIEU } from '../adresses.ts'
import { useNombres } from '../aujourdhui/queries.ts'
import { attenteDe } from './attente.ts'
import { Icone, type NomDIcone } from './icones.tsx'
import styles from './navigation.module.css'
import { CADRE_TEXTS, LIEU_TEXTS, PAGES_DU_SITE } from './texts.ts'

/** A way to each place, as it was left. */
export type Chemins = Readonly<Record<NomDeLieu, string>>

type Props = { readonly courant: NomDeLieu; readonly chemins: Chemins }

type FaceProps = { readonly icone: NomDIcone; readonly nom: string; readonly lieux: readonly NomDeLieu[] }

/** Sign, name, and how much waits behind. */
const Face = ({ icone, nom, lieux }: FaceProps) => {
  const attente = attenteDe(lieux, useNombres())
  return (
    <>
      <Icone nom={icone} />
      <span className={styles['name']}>{nom}</span>
      {attente === null ? null : (
        <span className={styles['badge']} data-alert={attente.presse || undefined}>
          <span aria-hidden="true">{attente.nombre}</span>
          <span className="visually-hidden">{attente.texte}</span>
        </span>
      )}
    </>
  )
}

const Liens = ({ noms, courant, chemins }: Props & { readonly noms: readonly NomDeLieu[] }) =>
  noms.map((nom) => (
    <li key={nom}>
      <Link to={chemins[nom]} aria-current={nom === courant ? 'page' : undefined}>
        <Face icone={nom} nom={LIEU_TEXTS[nom]} lieux={[nom]} />
      </Link>
    </li>
  ))

/** What else the owner goes to: the public pages, and out. */
const Ailleurs = () => {
  const client = useClient()
  const navigate = useNavigate()
  const sortir = (): void => {
    closeSession()
    navigate('/login')
  }
  return (
    <div className={styles['elsewhere']}>
      <p className={styles['group']}>{CADRE_TEXTS.site}</p>
      <ul>
        {PAGES_DU_SITE.map(({ to, icone, nom }) => (
          <li key={to}>
            <Link to={to}>
              <Icone nom={icone} />
              <span className={styles['name']}>{nom}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['hello']}>{client === null ? '' : bonjour(client.nom)}</p>
      <button type="button" onClick={sortir}>
        <Icone nom="sortie" />
        <span className={styles['name']}>{SESSION_TEXTS.deconnexion}</span>
      </button>
    </div>
  )
}

/** On a desk: every place beside the work; on a tablet as signs, with their names on focus and hover. */
export const Rail = ({ courant, chemins }: Props) => (
  <nav className={styles['rail']} aria-label={CADRE_TEXTS.lieux}>
    <ul>
      <Liens noms={NOMS_DE_LIEU} courant={courant} chemins={chemins} />
    </ul>
    <Ailleurs />
  </nav>
)

/** What a phone has under the thumb. */
const SOUS_LE_POUCE: readonly NomDeLieu[] = ['aujourdhui', 'prestations', 'agenda', 'messages']

const DANS_PLUS = NOMS_DE_LIEU.filter((nom) => !SOUS_LE_POUCE.includes(nom))

/** On a phone: four places, and the way to the others in a sheet. */
export const Barre = ({ courant, chemins }: Props) => {
  const [ouverte, setOuverte] = useState(false)
  const fermer = (): void => setOuverte(false)
  return (
    <>
      <nav className={styles['bar']} aria-label={CADRE_TEXTS.lieux}>
        <ul>
          <Liens noms={SOUS_LE_POUCE} courant={courant} chemins={chemins} />
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              data-current={DANS_PLUS.includes(courant) || undefined}
              onClick={() => setOuverte(true)}
            >
              <Face icone="plus" nom={CADRE_TEXTS.plus} lieux={DANS_PLUS} />
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={ouverte} title={CADRE_TEXTS.plus} onClose={fermer}>
        {ouverte ? (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press on a link, by key too, comes here.
          <div className={styles['sheet']} onClick={fermer}>
            <ul>
              <Liens noms={DANS_PLUS} courant={courant} chemins={chemins} />
            </ul>
            <Ailleurs />
          </div>
        ) : null}
      </Dialog>
    </>
  )
}
