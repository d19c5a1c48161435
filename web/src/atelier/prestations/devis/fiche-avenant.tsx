import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { useNow } from '../../../browser/use-now.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { devisEnAttente } from '../../../features/suivi/devis-en-attente.ts'
import { dateConvenue } from '../../../features/suivi/rendez-vous.ts'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import { useBoutonRendu } from '../../communs/use-bouton-rendu.ts'
import { useDepart } from '../../fait/use-depart.ts'
import type { AvenantSaisi } from './avenant-saisi.ts'
import { AVENANT_TEXTS, avenantAttenduTexte } from './texts.ts'

const charger = () => import('./avenant.tsx')

const chargerActes = () => import('./actes-sur-devis.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

type AttenduProps = Props & { readonly onRetire: () => void }

/** A new quote that was sent and not answered yet, the way to what the client sees, and what may be done with it. */
const Attendu = ({ prestation, onModifiee, onRetire }: AttenduProps) => {
  const attendu = devisEnAttente(prestation, useNow())
  if (attendu === null) return null
  const { version, total, proposeLe, jusquAu } = attendu
  return (
    <Notice kind="info" title={AVENANT_TEXTS.attendu}>
      <p>
        {avenantAttenduTexte(
          version,
          formaterMontant(total),
          formaterInstant(new Date(proposeLe)),
          formaterDate(jusquAu),
        )}
      </p>
      {dateConvenue(prestation)?.majore === true ? <p>{AVENANT_TEXTS.attenduMajore}</p> : null}
      <div>
        <ButtonLink to={`/devis/${prestation.id}`}>{AVENANT_TEXTS.page}</ButtonLink>
      </div>
      <ALaDemande charger={chargerActes}>
        {({ ActesSurDevis }) => (
          <ActesSurDevis prestation={prestation} version={version} onModifiee={onModifiee} onRetire={onRetire} />
        )}
      </ALaDemande>
    </Notice>
  )
}

/** The way to another quote, as long as the work is not over; its form comes when it is asked for. */
export const FicheAvenant = ({ prestation, onModifiee }: Props) => {
  const depart = useDepart<AvenantSaisi>(`devis ${prestation.id}`)
  const { ouvert, enCours } = depart
  const [retire, setRetire] = useState(false)
  const issue = useRef<HTMLDivElement>(null)
  const voie = useBoutonRendu(ouvert)
  // What was pressed is gone then.
  useEffect(() => {
    if (retire || (enCours && document.activeElement === document.body)) issue.current?.focus()
  }, [retire, enCours])
  if (prestation.statut === 'terminé' || prestation.statut === 'annulé') return null
  return (
    <>
      <div ref={issue} aria-live="polite" tabIndex={-1}>
        {enCours ? <p>{AVENANT_TEXTS.enRoute}</p> : null}
        {retire && !enCours && !ouvert ? <Notice kind="success" title={AVENANT_TEXTS.retire} /> : null}
      </div>
      <Attendu
        prestation={prestation}
        onModifiee={onModifiee}
        onRetire={() => {
          setRetire(true)
          onModifiee()
        }}
      />
      {ouvert ? (
        <ALaDemande charger={charger}>
          {({ Avenant }) => (
            <Avenant
              prestation={prestation}
              depart={depart}
              onEnvoye={() => {
                setRetire(false)
                onModifiee()
              }}
            />
          )}
        </ALaDemande>
      ) : null}
      {ouvert || enCours ? null : (
        <div ref={voie} data-bref>
          <Button variant="quiet" onClick={depart.ouvrir}>
            {AVENANT_TEXTS.ouvrir}
          </Button>
        </div>
      )}
    </>
  )
}
