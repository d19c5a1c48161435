import { useState } from 'react'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterMontant } from '#domain/shared/montant'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useNow } from '../../../browser/use-now.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { avenantAttenduTexte, AVENANT_TEXTS } from '../../../contents/admin-avenant-texts.ts'
import { devisEnAttente } from '../../../features/suivi/devis-en-attente.ts'
import { ALaDemande } from '../cadre/a-la-demande.tsx'

const charger = () => import('../facturation/avenant.tsx')

type Props = { readonly prestation: PrestationReply; readonly onModifiee: () => void }

/** A new quote that was sent and not answered yet, and the way to what the client sees. */
const Attendu = ({ prestation }: Pick<Props, 'prestation'>) => {
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
    </Notice>
  )
}

type Etat = 'ferme' | 'ouvert' | 'envoye'

/** The way to another quote, as long as the work is not over; its form comes when it is asked for. */
export const FicheAvenant = ({ prestation, onModifiee }: Props) => {
  const [etat, setEtat] = useState<Etat>('ferme')
  if (prestation.statut === 'terminé' || prestation.statut === 'annulé') return null
  return (
    <>
      <div aria-live="polite">{etat === 'envoye' ? <Notice kind="success" title={AVENANT_TEXTS.envoye} /> : null}</div>
      <Attendu prestation={prestation} />
      {etat === 'ouvert' ? (
        <ALaDemande charger={charger}>
          {({ Avenant }) => (
            <Avenant
              prestation={prestation}
              onFermer={() => setEtat('ferme')}
              onEnvoye={() => {
                setEtat('envoye')
                onModifiee()
              }}
            />
          )}
        </ALaDemande>
      ) : (
        <div>
          <Button onClick={() => setEtat('ouvert')}>{AVENANT_TEXTS.ouvrir}</Button>
        </div>
      )}
    </>
  )
}
