import type { DocumentDAcompte } from '../../../features/suivi/pieces-emises.ts'
import { Link } from '../../../app/router.ts'
import { STAY } from '../../../app/scroll-position.tsx'
import { ACOMPTE_TEXTS, documentDAcompteTexte } from '../../../contents/admin-acomptes-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import styles from '../cadre/dossier.module.css'
import { BoutonDocument } from '../prestations/bouton-document.tsx'

/** The documents of deposits: the way to each, and its PDF. */
export const PiecesDAcompte = ({ pieces }: { readonly pieces: readonly DocumentDAcompte[] }) =>
  pieces.map(({ genre, numero }) => (
    <div key={numero} className={styles['ways']}>
      <Link to={adresseDuLieu('factures', { numero })} state={STAY} className={styles['link']}>
        {documentDAcompteTexte(genre, numero)}
      </Link>
      <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
        {ACOMPTE_TEXTS.pdf}
        <span className="visually-hidden"> {numero}</span>
      </BoutonDocument>
    </div>
  ))
