import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { dateConvenue } from '../../../features/suivi/rendez-vous.ts'
import { BoutonTelecharger } from '../../mon-espace/prestations/bouton-telecharger.tsx'
import styles from './fiche.module.css'

/** What the client was given, as the client has it. */
export const FicheDocuments = ({ prestation }: { readonly prestation: PrestationReply }) => {
  const { id, devis } = prestation
  return (
    <section aria-labelledby="fiche-documents" className={styles['part']}>
      <h3 id="fiche-documents">{FICHE_TEXTS.documents}</h3>
      <div className={styles['ways']}>
        <BoutonTelecharger document={{ genre: 'devis_pdf', id }}>
          {FICHE_TEXTS.devisPdf} {devis.numero}
        </BoutonTelecharger>
        <BoutonTelecharger document={{ genre: 'devis_texte', id }}>{FICHE_TEXTS.devisTexte}</BoutonTelecharger>
        {dateConvenue(prestation) === null ? null : (
          <BoutonTelecharger document={{ genre: 'calendrier', id }}>{FICHE_TEXTS.calendrier}</BoutonTelecharger>
        )}
      </div>
    </section>
  )
}
