import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { dateConvenue } from '../../../features/suivi/rendez-vous.ts'
import { BoutonDocument } from './bouton-document.tsx'
import dossier from '../cadre/dossier.module.css'

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
