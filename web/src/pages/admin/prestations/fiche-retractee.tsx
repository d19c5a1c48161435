import { useCallback } from 'react'
import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { FACTURER_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { preparer } from '../../../features/admin/facturation/appels.ts'
import { estFacturable } from '../../../features/admin/facturation/est-facturable.ts'
import { adresseDuLieu } from '../../../atelier/adresses.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { Charge } from '../cadre/charge.tsx'

/** Of an order that was withdrawn from: the way to bill the work that was done before, or that nothing may be billed. */
export const FicheRetractee = ({ id }: { readonly id: string }) => {
  const demande = useDemande(useCallback(() => preparer(id)(), [id]))
  return (
    <Charge demande={demande} lignes={1}>
      {(facturation) =>
        estFacturable(facturation) ? (
          <>
            <p>{FACTURER_TEXTS.prorataPossible}</p>
            <div>
              <ButtonLink to={adresseDuLieu('factures', { facturer: id })} state={STAY}>
                {FACTURER_TEXTS.facturerLeProrata}
              </ButtonLink>
            </div>
          </>
        ) : (
          <p>{FACTURER_TEXTS.rienAFacturer}</p>
        )
      }
    </Charge>
  )
}
