import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { FACTURER_TEXTS, pieceEmiseTexte } from '../../../contents/admin-prestations-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { documentsRepris, estFacturee, piecesEmises } from '../../../features/suivi/pieces-emises.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'
import styles from '../cadre/dossier.module.css'
import { PiecesDAcompte } from '../facturation/pieces-d-acompte.tsx'
import { BoutonDocument } from './bouton-document.tsx'

const charger = () => import('./fiche-retractee.tsx')

type Props = { readonly prestation: PrestationReply }

const Pieces = ({ prestation }: Props) =>
  piecesEmises(prestation).map(({ genre, numero, total }) => (
    <div key={numero} className={styles['ways']}>
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={styles['link']}>
        {pieceEmiseTexte(genre, numero, formaterMontant(total))}
      </Link>
      <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
        {FACTURER_TEXTS.pdf}
        <span className="visually-hidden"> {numero}</span>
      </BoutonDocument>
    </div>
  ))

/** Work that is over is the next thing to bill; of a cancelled order, fees may be. */
const Facturer = ({ prestation }: Props) => {
  const { id, statut, historique } = prestation
  const termine = statut === 'terminé'
  if (estFacturee(prestation) || !(termine || statut === 'annulé')) return null
  if (!termine && historique.some(({ fait }) => fait.genre === 'retractation')) {
    return <ALaDemande charger={charger}>{({ FicheRetractee }) => <FicheRetractee id={id} />}</ALaDemande>
  }
  return (
    <>
      <p>{termine ? FACTURER_TEXTS.aFacturer : FACTURER_TEXTS.fraisPossibles}</p>
      <div>
        <ButtonLink
          variant={termine ? 'primary' : 'secondary'}
          to={adresseDuLieu('factures', { facturer: id })}
          state={STAY}
        >
          {termine ? FACTURER_TEXTS.maintenant : FACTURER_TEXTS.facturerDesFrais}
        </ButtonLink>
      </div>
    </>
  )
}

/** What was billed, and the way to bill what is done. */
export const FicheFacturation = ({ prestation }: Props) => {
  const { statut } = prestation
  const finie = statut === 'terminé' || statut === 'annulé'
  return finie || piecesEmises(prestation).length > 0 ? (
    <section aria-labelledby="fiche-facturation" className={styles['part']}>
      <h3 id="fiche-facturation">{FACTURER_TEXTS.titre}</h3>
      <Pieces prestation={prestation} />
      <PiecesDAcompte pieces={documentsRepris(prestation)} />
      <Facturer prestation={prestation} />
    </section>
  ) : null
}
