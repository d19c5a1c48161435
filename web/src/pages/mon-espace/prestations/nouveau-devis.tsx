import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterMontant } from '#domain/shared/montant'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { CARTE_TEXTS, nouveauDevisTexte } from '../../../contents/prestations-texts.ts'
import { devisEnAttente } from '../../../features/suivi/devis-en-attente.ts'
import { dateConvenue } from '../../../features/suivi/rendez-vous.ts'

type Props = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The way to another quote that waits for an answer. */
export const NouveauDevis = ({ prestation, maintenant }: Props) => {
  const attendu = devisEnAttente(prestation, maintenant)
  return attendu === null ? null : (
    <Notice kind="warning" title={CARTE_TEXTS.nouveauDevis}>
      <p>
        {nouveauDevisTexte(formaterMontant(attendu.total))}
        {dateConvenue(prestation)?.majore === true ? ` ${CARTE_TEXTS.nouveauDevisMajore}` : ''}
      </p>
      <div>
        <ButtonLink to={`/devis/${prestation.id}`}>{CARTE_TEXTS.nouveauDevisVoir}</ButtonLink>
      </div>
    </Notice>
  )
}
