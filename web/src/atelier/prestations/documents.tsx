import { useQuery } from '@tanstack/react-query'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import {
  type DocumentDAcompte,
  documentsRepris,
  estFacturee,
  piecesEmises,
} from '../../features/suivi/pieces-emises.ts'
import { dateConvenue } from '../../features/suivi/rendez-vous.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import dossier from '../../pages/admin/cadre/dossier.module.css'
import { adresseDuLieu } from '../adresses.ts'
import { BoutonDocument } from '../bouton-document.tsx'
import { useReponse } from '../serveur.ts'
import { ACOMPTE_TEXTS, documentDAcompteTexte } from './acomptes/texts.ts'
import { estFacturable } from './facturation/cadre.ts'
import { facturationQuery } from './facturation/queries.ts'
import { FACTURER_TEXTS, FICHE_TEXTS, pieceEmiseTexte } from './texts.ts'

/** The documents of deposits: the way to each, and its PDF. */
export const PiecesDAcompte = ({ pieces }: { readonly pieces: readonly DocumentDAcompte[] }) =>
  pieces.map(({ genre, numero }) => (
    <div key={numero} className={dossier['ways']}>
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={dossier['link']}>
        {documentDAcompteTexte(genre, numero)}
      </Link>
      <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
        {ACOMPTE_TEXTS.pdf}
        <span className="visually-hidden"> {numero}</span>
      </BoutonDocument>
    </div>
  ))

/** What the client was given, as the client has it. */
export const FicheDocuments = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { id, devis } = prestation
  return (
    <section aria-labelledby="fiche-documents" className={dossier['part']}>
      <h3 id="fiche-documents">{FICHE_TEXTS.documents}</h3>
      <div className={dossier['actions']}>
        <BoutonDocument document={{ genre: 'devis_pdf', id }}>
          {FICHE_TEXTS.devisPdf} {devis.numero}
        </BoutonDocument>
        <BoutonDocument document={{ genre: 'devis_texte', id }}>{FICHE_TEXTS.devisTexte}</BoutonDocument>
        {dateConvenue(prestation) === null ? null : (
          <BoutonDocument document={{ genre: 'calendrier', id }}>{FICHE_TEXTS.calendrier}</BoutonDocument>
        )}
      </div>
    </section>
  )
}

/** Of an order that was withdrawn from: the way to bill the work that was done before, or that nothing may be billed. */
const FicheRetractee = ({ id }: { readonly id: string }) => {
  const demande = useReponse(useQuery(facturationQuery(id)))
  return (
    <Charge demande={demande} lignes={1}>
      {(facturation) =>
        estFacturable(facturation) ? (
          <>
            <p>{FACTURER_TEXTS.prorataPossible}</p>
            <div>
              <ButtonLink to={adresseDuLieu('factures', { facturer: id })} state={STAY}>
                {FACTURER_TEXTS.facturerLeProrata}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>{FACTURER_TEXTS.rienAFacturer}</p>
        )
      }
    </Charge>
  )
}

type Props = { readonly prestation: PrestationReply }

const Pieces = ({ prestation }: Props) =>
  piecesEmises(prestation).map(({ genre, numero, total }) => (
    <div key={numero} className={dossier['ways']}>
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={dossier['link']}>
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
    return <FicheRetractee id={id} />
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
    <section aria-labelledby="fiche-facturation" className={dossier['part']}>
      <h3 id="fiche-facturation">{FACTURER_TEXTS.titre}</h3>
      <Pieces prestation={prestation} />
      <PiecesDAcompte pieces={documentsRepris(prestation)} />
      <Facturer prestation={prestation} />
    </section>
  ) : null
}
