import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { itineraire } from '#adapters/http/contract/routes/agenda'
import { Link } from '../../../app/router.ts'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { Telephone } from '../cadre/telephone.tsx'
import dossier from '../cadre/dossier.module.css'
import styles from './fiche.module.css'

const Lieu = ({ prestation: { modalite, adresse } }: { readonly prestation: PrestationReply }) =>
  modalite === 'a_distance' ? (
    <p>
      {FICHE_TEXTS.aDistance} <span className={styles['soft']}>({adresse})</span>
    </p>
  ) : (
    <p className={dossier['ways']}>
      <span>{adresse}</span>
      <a href={itineraire(adresse)} target="_blank" rel="noreferrer" className={dossier['link']}>
        {FICHE_TEXTS.itineraire}
        <span className="visually-hidden"> : {adresse}</span>
      </a>
    </p>
  )

/** What the client was told to be unsure, and what to do about it. */
const Reserves = ({
  prestation: { deplacementAConfirmer, zoneAVerifier },
}: {
  readonly prestation: PrestationReply
}) => (
  <>
    {deplacementAConfirmer ? <p className={styles['soft']}>{FICHE_TEXTS.deplacementAConfirmer}</p> : null}
    {zoneAVerifier ? <p className={styles['soft']}>{FICHE_TEXTS.zoneAVerifier}</p> : null}
  </>
)

/** Who it is for: to call, to write to, to go to. */
export const FicheClient = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { nom, email, telephone } = prestation.client
  return (
    <section aria-labelledby="fiche-client" className={dossier['part']}>
      <h3 id="fiche-client">{FICHE_TEXTS.client}</h3>
      <p className={dossier['ways']}>
        <Telephone telephone={telephone} nom={nom} />
        <a href={`mailto:${email}`} className={dossier['link']}>
          {email}
        </a>
      </p>
      <Lieu prestation={prestation} />
      <Reserves prestation={prestation} />
      <p className={dossier['ways']}>
        <Link className={dossier['link']} to={adresseDuLieu('messages', { q: email })}>
          {FICHE_TEXTS.messages}
        </Link>
        <Link className={dossier['link']} to={adresseDuLieu('clients', { q: email })}>
          {FICHE_TEXTS.ficheClient}
        </Link>
      </p>
    </section>
  )
}
