import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { formaterSiren } from '#domain/client/acheteur'
import { ENGAGEMENT_TEXTS } from '../../../contents/admin-avenant-texts.ts'
import dossier from '../cadre/dossier.module.css'

type Props = { readonly prestation: Pick<PrestationReply, 'acheteur' | 'debutAnticipeLe' | 'depannageUrgentLe'> }

const quand = (texte: string, le: string): string => `${texte} ${formaterInstant(new Date(le))}.`

/** The same in a few words, on the fold. */
export const engagementEnMots = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Props['prestation']): string =>
  [
    acheteur.type === 'professionnel' ? ENGAGEMENT_TEXTS.professionnel : ENGAGEMENT_TEXTS.particulier,
    ...(depannageUrgentLe === null ? [] : [ENGAGEMENT_TEXTS.enUrgence]),
    ...(debutAnticipeLe === null ? [] : [ENGAGEMENT_TEXTS.debutAvantDelai]),
  ].join(', ')

/** Who buys, and what that person asked for with the order: what decides when the work may begin. */
export const FicheEngagement = ({ prestation: { acheteur, debutAnticipeLe, depannageUrgentLe } }: Props) => (
  <section aria-label={ENGAGEMENT_TEXTS.titre} className={dossier['part']}>
    {acheteur.type === 'professionnel' ? (
      <p>
        {ENGAGEMENT_TEXTS.professionnel} · {acheteur.raisonSociale} · SIREN {formaterSiren(acheteur.siren)}
      </p>
    ) : (
      <>
        <p>{ENGAGEMENT_TEXTS.particulier}</p>
        {depannageUrgentLe === null ? null : <p>{quand(ENGAGEMENT_TEXTS.urgence, depannageUrgentLe)}</p>}
        <p>
          {debutAnticipeLe === null
            ? ENGAGEMENT_TEXTS.debutNonDemande
            : quand(ENGAGEMENT_TEXTS.debutDemande, debutAnticipeLe)}
        </p>
      </>
    )}
  </section>
)
