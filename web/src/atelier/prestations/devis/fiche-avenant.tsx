import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import { useNow } from '../../../browser/use-now.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { devisEnAttente } from '../../../features/suivi/devis-en-attente.ts'
import { ALaDemande } from '../../communs/a-la-demande.tsx'
import { AVENANT_TEXTS, avenantAttenduTexte } from './texts.ts'

const charger = () => import('./avenant.tsx')

const chargerActes = () => import('./actes-sur-devis.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

type Etat = 'ferme' | 'ouvert' | 'envoye' | 'renvoye' | 'retire'

type AttenduProps = Props & { readonly onFait: (etat: Etat) => void }

/** A new quote that was sent and not answered yet, the way to what the client sees, and what may be done with it. */
const Attendu = ({ prestation, onModifiee, onFait }: AttenduProps) => {
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
      <div>
        <ButtonLink to={`/devis/${prestation.id}`}>{AVENANT_TEXTS.page}</ButtonLink>
      </div>
      <ALaDemande charger={chargerActes}>
        {({ ActesSurDevis }) => (
          <ActesSurDevis prestation={prestation} version={version} onFait={onFait} onPerimee={onModifiee} />
        )}
      </ALaDemande>
    </Notice>
  )
}

const FAITS = { envoye: AVENANT_TEXTS.envoye, renvoye: AVENANT_TEXTS.renvoye, retire: AVENANT_TEXTS.retire } as const

/** The way to another quote, as long as the work is not over; its form comes when it is asked for. */
export const FicheAvenant = ({ prestation, onModifiee }: Props) => {
  const [etat, setEtat] = useState<Etat>('ferme')
  const issue = useRef<HTMLDivElement>(null)
  // What was pressed is gone then; sent again, the quote waits as before.
  useEffect(() => {
    if (etat === 'envoye' || etat === 'retire') issue.current?.focus()
  }, [etat])
  const finir = (fait: Etat): void => {
    setEtat(fait)
    onModifiee()
  }
  if (prestation.statut === 'terminé' || prestation.statut === 'annulé') return null
  return (
    <>
      <div ref={issue} aria-live="polite" tabIndex={-1}>
        {etat === 'ferme' || etat === 'ouvert' ? null : <Notice kind="success" title={FAITS[etat]} />}
      </div>
      <Attendu prestation={prestation} onModifiee={onModifiee} onFait={finir} />
      {etat === 'ouvert' ? (
        <ALaDemande charger={charger}>
          {({ Avenant }) => (
            <Avenant prestation={prestation} onFermer={() => setEtat('ferme')} onEnvoye={() => finir('envoye')} />
          )}
        </ALaDemande>
      ) : (
        <div data-bref>
          <Button variant="quiet" onClick={() => setEtat('ouvert')}>
            {AVENANT_TEXTS.ouvrir}
          </Button>
        </div>
      )}
    </>
  )
}
