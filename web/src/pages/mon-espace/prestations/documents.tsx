import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import {
  AUCUNE_FACTURE,
  avoirNumeroTexte,
  factureDAcompteNumeroTexte,
  factureNumeroTexte,
} from '../../../contents/mes-factures-texts.ts'
import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import { documentsAPart, piecesEmises } from '../../../features/suivi/pieces-emises.ts'
import { BoutonTelecharger } from './bouton-telecharger.tsx'
import styles from './documents.module.css'

type Props = { readonly prestation: PrestationDuClientReply }

const NOMS = { facture: factureNumeroTexte, acompte: factureDAcompteNumeroTexte, avoir: avoirNumeroTexte } as const

/** Invoices only for Confirmée; those of paid deposits, whatever became of the order. */
const documentsDe = (prestation: PrestationDuClientReply) => [
  ...documentsAPart(prestation),
  ...(prestation.statut === 'terminé' ? piecesEmises(prestation) : []),
]

const AucuneFacture = () => (
  <li>
    <span className={styles['none']}>{CARTE_TEXTS.facture}</span>
    <span className={styles['nature']}>{AUCUNE_FACTURE}</span>
  </li>
)

const Factures = ({ prestation }: Props) => {
  const pieces = documentsDe(prestation)
  if (pieces.length === 0) return prestation.statut === 'annulé' ? null : <AucuneFacture />
  return pieces.map(({ genre, numero }) => (
    <li key={numero}>
      <BoutonTelecharger document={{ genre: 'piece_pdf', numero }}>{NOMS[genre](numero)}</BoutonTelecharger>
      <span className={styles['nature']}>{CARTE_TEXTS.pdfNature}</span>
    </li>
  ))
}

/** What can be kept of an order. An invoice exists once the work is done. */
export const Documents = ({ prestation }: Props) => {
  const { id, devis } = prestation
  return (
    <section aria-labelledby={`documents-${id}`}>
      <h4 id={`documents-${id}`} className={styles['title']}>
        {CARTE_TEXTS.documents}
      </h4>
      <ul className={styles['list']}>
        <li>
          <BoutonTelecharger document={{ genre: 'devis_pdf', id }}>
            {CARTE_TEXTS.pdf} {devis.numero}
          </BoutonTelecharger>
          <span className={styles['nature']}>{CARTE_TEXTS.pdfNature}</span>
        </li>
        <li>
          <BoutonTelecharger document={{ genre: 'devis_texte', id }}>{CARTE_TEXTS.texte}</BoutonTelecharger>
          <span className={styles['nature']}>{CARTE_TEXTS.texteNature}</span>
        </li>
        <Factures prestation={prestation} />
      </ul>
    </section>
  )
}
