import type { BandeauReply } from '#adapters/http/contract/routes/aujourdhui'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { echeancesPressantes } from '#domain/droit/echeances'
import { STATUTS } from '#domain/prestation/statut'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { BANDEAU_TEXTS, enNombre } from '../communs/cadre-texts.ts'
import { adresseDuLieu } from '../adresses.ts'
import { Echeances } from '../communs/echeances.tsx'
import styles from './ensuite.module.css'
import { useBandeau } from './queries.ts'

const chiffres = ({ prestations, clients, messages }: BandeauReply) => [
  ...STATUTS.map((statut) => ({
    nom: BANDEAU_TEXTS[statut],
    nombre: prestations.parStatut[statut],
    to: adresseDuLieu('prestations', { statut }),
  })),
  { nom: BANDEAU_TEXTS.clients, nombre: clients.actifs + clients.inactifs, to: adresseDuLieu('clients') },
  {
    nom: BANDEAU_TEXTS.messages,
    nombre: messages.nouveau + messages.lu + messages.traité,
    to: adresseDuLieu('messages'),
  },
]

/** How much there is of everything, and the way to it; where there is room. */
const EnTout = (bandeau: BandeauReply) => (
  <nav aria-label={BANDEAU_TEXTS.titre} className={styles['whole']}>
    <ul>
      {chiffres(bandeau).map(({ nom, nombre, to }) => (
        <li key={nom}>
          <Link to={to} state={STAY}>
            <strong>{nombre.toLocaleString('fr-FR')}</strong> {enNombre(nom, nombre)}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Changes of the law that somebody has to act on now, and all that is counted: neither asks for a gesture of the day. */
export const Ensuite = ({ maintenant }: { readonly maintenant: Date }) => {
  const bandeau = useBandeau()
  return (
    <>
      <Echeances echeances={echeancesPressantes(dateParis(maintenant))} />
      {bandeau === undefined ? null : <EnTout {...bandeau} />}
    </>
  )
}
