import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../app/router.ts'
import { STAY } from '../../app/scroll-position.tsx'
import { type DocumentDAcompte, documentsRepris, piecesEmises } from '../../features/suivi/pieces-emises.ts'
import { dateConvenue } from '../../features/suivi/rendez-vous.ts'
import { adresseDuLieu } from '../adresses.ts'
import { BoutonDocument } from '../bouton-document.tsx'
import { ACOMPTE_TEXTS, documentDAcompteTexte } from './acomptes/texts.ts'
import { FicheAvenant } from './devis/fiche-avenant.tsx'
import styles from './fiche.module.css'
import { lignesDePrix, prixDuDossier } from './prix.ts'
import { devisEnSemaineTexte, FACTURER_TEXTS, FICHE_TEXTS, pieceEmiseTexte } from './texts.ts'

/** The documents of deposits: the way to each, and its PDF. */
export const PiecesDAcompte = ({ pieces }: { readonly pieces: readonly DocumentDAcompte[] }) =>
  pieces.map(({ genre, numero }) => (
    <div key={numero} className={styles['ways']}>
      <Link to={adresseDuLieu('factures', { numero })} state={STAY}>
        {documentDAcompteTexte(genre, numero)}
      </Link>
      <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
        {ACOMPTE_TEXTS.pdf}
        <span className="visually-hidden"> {numero}</span>
      </BoutonDocument>
    </div>
  ))

type Props = { readonly prestation: PrestationReply }

/** What was billed, and what was issued for money that an invoice took over. */
const Pieces = ({ prestation }: Props) => (
  <>
    {piecesEmises(prestation).map(({ genre, numero, total }) => (
      <div key={numero} className={styles['ways']}>
        <Link to={adresseDuLieu('factures', { numero })} state={STAY}>
          {pieceEmiseTexte(genre, numero, formaterMontant(total))}
        </Link>
        <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
          {FACTURER_TEXTS.pdf}
          <span className="visually-hidden"> {numero}</span>
        </BoutonDocument>
      </div>
    ))}
    <PiecesDAcompte pieces={documentsRepris(prestation)} />
  </>
)

/** The agreed price first; that of the quote after it, when it is another. */
const Prix = ({ prestation }: Props) => {
  const { total, majore, devis } = prixDuDossier(prestation)
  return (
    <>
      <p className={styles['total']}>
        <strong>{formaterMontant(total)}</strong>{' '}
        <span className={styles['soft']}>
          {devis === null ? FICHE_TEXTS.total : FICHE_TEXTS.totalConvenu}, {FICHE_TEXTS.sansTva}
        </span>
      </p>
      <dl className={styles['lines']}>
        {lignesDePrix(prestation, majore).map(({ label, derivation, amount }) => (
          <div key={label}>
            <dt>
              {label}
              {derivation === undefined ? null : <span className={styles['soft']}> {derivation}</span>}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {devis === null ? null : <p className={styles['soft']}>{devisEnSemaineTexte(formaterMontant(devis))}</p>}
    </>
  )
}

/** What the client was given, as the client has it. */
const Documents = ({ prestation }: Props) => {
  const { id, devis } = prestation
  return (
    <>
      <BoutonDocument variant="quiet" document={{ genre: 'devis_pdf', id }}>
        {FICHE_TEXTS.devisPdf} {devis.numero}
      </BoutonDocument>
      <BoutonDocument variant="quiet" document={{ genre: 'devis_texte', id }}>
        {FICHE_TEXTS.devisTexte}
      </BoutonDocument>
      {dateConvenue(prestation) === null ? null : (
        <BoutonDocument variant="quiet" document={{ genre: 'calendrier', id }}>
          {FICHE_TEXTS.calendrier}
        </BoutonDocument>
      )}
    </>
  )
}

/** The price, its papers, and the way to another quote. */
export const FichePrix = ({ prestation, onPerimee }: Props & { readonly onPerimee: () => void }) => (
  <section aria-labelledby="fiche-prix" className={styles['part']}>
    <h3 id="fiche-prix">{FICHE_TEXTS.prix}</h3>
    <div>
      <Prix prestation={prestation} />
      <Pieces prestation={prestation} />
      <div className={styles['papers']}>
        <Documents prestation={prestation} />
        <FicheAvenant prestation={prestation} onModifiee={onPerimee} />
      </div>
    </div>
  </section>
)
