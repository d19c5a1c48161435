import { formaterSituation, type Situation, situation } from '#domain/rendez-vous/situation'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'

/** Where an order stands, from what was read of it. */
export const situer = (prestation: PrestationReply, maintenant: Date): Situation => {
  const { statut, dates, historique, contactAvant, appeleeLe } = prestation
  return situation(
    {
      statut,
      contactAvant: new Date(contactAvant),
      appeleeLe: appeleeLe === null ? null : new Date(appeleeLe),
      dates: dates.map((date) => ({
        statut: date.statut,
        proposition: date.proposition,
        debut: new Date(date.debut),
        fin: new Date(date.fin),
        expireLe: new Date(date.expireLe),
      })),
      evenements: historique.map(({ le, auteur, fait }) => ({ le: new Date(le), auteur, fait })),
    },
    maintenant,
  )
}

/** The same in one sentence. */
export const situationEnMots = (
  prestation: PrestationReply,
  maintenant: Date,
  lecteur: 'client' | 'entreprise',
): string => formaterSituation(situer(prestation, maintenant), lecteur)
