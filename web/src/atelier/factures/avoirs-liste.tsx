import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { avoirNumeroTexte, dontPiecesTexte, FACTURE_TEXTS, motifTexte } from './texts.ts'
import { BoutonDocument } from '../bouton-document.tsx'
import styles from './facture.module.css'

type Avoir = {
  readonly numero: NumeroPiece
  readonly date: DateCivile
  readonly total: Montant
  /** The goods in it; of a deposit nothing is told apart. */
  readonly ventes?: Montant
  readonly motif: string
}

/** The credit notes of an invoice. */
export const AvoirsListe = ({ avoirs }: { readonly avoirs: readonly Avoir[] }) =>
  avoirs.length === 0 ? null : (
    <ul className={styles['entries']}>
      {avoirs.map(({ numero, date, total, ventes = total, motif }) => (
        <li key={numero}>
          <p>
            <span className={styles['amount']}>{formaterMontant(total)}</span> {avoirNumeroTexte(numero)},{' '}
            {formaterDate(date)}{' '}
            <span className={styles['soft']}>
              {ventes === 0 || ventes === total ? null : dontPiecesTexte(formaterMontant(ventes))} {motifTexte(motif)}
            </span>
          </p>
          <BoutonDocument document={{ genre: 'piece_pdf', numero }}>
            {FACTURE_TEXTS.avoirPdf}
            <span className="visually-hidden"> {numero}</span>
          </BoutonDocument>
        </li>
      ))}
    </ul>
  )
