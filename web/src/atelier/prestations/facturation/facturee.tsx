import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { formaterMontant } from '#domain/shared/montant'
import { STAY } from '../../../app/scroll-position.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Charge } from '../../communs/charge.tsx'
import { adresseDuLieu } from '../../adresses.ts'
import { useEnAttente } from '../../fait/gestes.ts'
import { useReponse } from '../../serveur.ts'
import { FACTURER_TEXTS, GESTE_TEXTS, resteTexte } from '../texts.ts'
import { estFacturable } from './cadre.ts'
import { clefDEspeces, payerEnEspeces, soldeQuery } from './especes.ts'
import { facturationQuery } from './queries.ts'

type Props = { readonly numero: NumeroPiece; readonly onEcrit: () => void }

/** What is still owed of the invoice that stands, and the press that says it was paid by hand. */
export const Encaisser = ({ numero, onEcrit }: Props) => {
  const { data } = useQuery(soldeQuery(numero))
  const client = useQueryClient()
  const enCours = useEnAttente().includes(clefDEspeces(numero))
  const due = data?.facture.genre === 'facture' && data.facture.solde > 0 ? data.facture : null
  return (
    <>
      {due === null ? null : <p>{resteTexte(formaterMontant(due.solde))}</p>}
      {due === null ? null : (
        <Button variant="primary" busy={enCours} onClick={() => void payerEnEspeces(client, due, onEcrit)}>
          {GESTE_TEXTS.especes}
        </Button>
      )}
      <ButtonLink to={adresseDuLieu('factures', { numero })} state={STAY}>
        {GESTE_TEXTS.voirFacture}
      </ButtonLink>
    </>
  )
}

/** Of an order that was withdrawn from: the way to bill the work that was done before, or that nothing may be billed. */
export const Retractee = ({ id }: { readonly id: string }) => (
  <Charge demande={useReponse(useQuery(facturationQuery(id)))} lignes={1}>
    {(facturation) =>
      estFacturable(facturation) ? (
        <>
          <p>{FACTURER_TEXTS.prorataPossible}</p>
          <ButtonLink to={adresseDuLieu('factures', { facturer: id })} state={STAY}>
            {FACTURER_TEXTS.facturerLeProrata}
          </ButtonLink>
        </>
      ) : (
        <p>{FACTURER_TEXTS.rienAFacturer}</p>
      )
    }
  </Charge>
)
