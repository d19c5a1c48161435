import type { AttenteDeReponseReply } from '#adapters/http/contract/routes/aujourdhui'
import { datesEnAttente } from '../../suivi/rendez-vous.ts'

/** Until when the first answer is due: a date goes, or the other quote runs out; `null` once everything ran out. */
export const repondreAvantLe = ({ prestation, devis }: AttenteDeReponseReply, maintenant: Date): Date | null => {
  const [premiere] = [
    ...datesEnAttente(prestation, maintenant).map(({ expireLe }) => expireLe),
    ...(devis === null ? [] : [devis.expireLe]),
  ].toSorted()
  return premiere === undefined ? null : new Date(premiere)
}
