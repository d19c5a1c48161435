import { formaterJour } from '#domain/calendrier/formater-date'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Link } from '../../../app/router.ts'
import { CARTE_TEXTS, retractationTexte } from '../../../contents/prestations-texts.ts'
import { cheminDeRetractation } from '../../../features/retractation/chemin-retractation.ts'
import { retractationOuverte } from '../../../features/suivi/retractation-ouverte.ts'

type Props = { readonly prestation: PrestationReply; readonly maintenant: Date }

/** The way to withdraw from an order, as long as there is one. */
export const SeRetracter = ({ prestation, maintenant }: Props) => {
  const fin = retractationOuverte(prestation, maintenant)
  return fin === null ? null : (
    <p>
      {retractationTexte(formaterJour(fin))}{' '}
      <Link to={cheminDeRetractation(prestation.reference)}>{CARTE_TEXTS.renoncer}</Link>
    </p>
  )
}
