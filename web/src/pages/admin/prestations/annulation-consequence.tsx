import { useCallback } from 'react'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { CHANGEMENT_TEXTS } from '../../../contents/admin-changement-texts.ts'
import { acompteTenuTexte } from '../../../contents/admin-prestations-texts.ts'
import { lireAcomptes } from '../../../features/admin/facturation/appels-de-reglement.ts'
import { recuDe } from '../../../features/admin/facturation/recu.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'

/** What a cancellation does, and the money that it leaves to be given back. */
export const AnnulationConsequence = ({ id }: { readonly id: string }) => {
  const { donnees } = useDemande(useCallback(() => lireAcomptes(id)(), [id]))
  const tenu = donnees === null ? centimes(0) : recuDe(donnees)
  return (
    <div aria-live="polite">
      <p>{CHANGEMENT_TEXTS.annulation}</p>
      {tenu <= 0 ? null : (
        <p>
          <strong>{acompteTenuTexte(formaterMontant(tenu))}</strong>
        </p>
      )}
    </div>
  )
}
