import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { AUCUNE_FACTURE } from '../../../contents/mon-espace-texts.ts'
import { CARTE_TEXTS } from '../../../contents/prestations-texts.ts'
import { BoutonTelecharger } from './bouton-telecharger.tsx'
import styles from './documents.module.css'

/** What can be kept of an order. An invoice exists once the work is done. */
export const Documents = ({ prestation: { id, devis, statut } }: { readonly prestation: PrestationReply }) => (
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
      {statut === 'annulé' ? null : (
        <li>
          <span className={styles['none']}>{CARTE_TEXTS.facture}</span>
          <span className={styles['nature']}>{AUCUNE_FACTURE}</span>
        </li>
      )}
    </ul>
  </section>
)
