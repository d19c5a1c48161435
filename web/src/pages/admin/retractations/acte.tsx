import type { RetractationATraiterReply } from '#adapters/http/contract/routes/retractations'
import { formaterMontant } from '#domain/shared/montant'
import { Link } from '../../../app/router.ts'
import { aRembourserTexte, RETRACTATION_ACTES } from '../../../contents/admin-aujourdhui-texts.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'

type Props = Pick<RetractationATraiterReply, 'acte' | 'aRendre' | 'prestationId'>

/** What a withdrawal asks for; an amount to be given back leads to where that is written. */
export const Acte = ({ acte, aRendre, prestationId }: Props) => {
  if (aRendre === null) return RETRACTATION_ACTES[acte]
  const texte = aRembourserTexte(formaterMontant(aRendre))
  return prestationId === null ? (
    <strong>{texte}</strong>
  ) : (
    <Link to={adresseDuLieu('prestations', { id: prestationId, rendre: '1' })}>
      <strong>{texte}</strong>
    </Link>
  )
}
