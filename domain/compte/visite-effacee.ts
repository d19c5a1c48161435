import * as t from 'io-ts'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'

/** An agreed visit that went with its account: what calendars need to drop it, and nobody's name. Instants in ISO 8601. */
export const VisiteEffacee = t.readonly(
  t.strict({
    prestationId: PrestationId,
    reference: Reference,
    /** Higher than what calendars were ever told. */
    sequence: t.number,
    debut: t.string,
    fin: t.string,
  }),
)

export type VisiteEffacee = t.TypeOf<typeof VisiteEffacee>

/** The agreed visits that are not over: the business has them in its calendar, never a date that was only proposed. */
export const visitesEffacees = (dossiers: readonly Dossier[], instant: Date): readonly VisiteEffacee[] =>
  dossiers.flatMap(({ prestation: { id, reference, statut }, dates, sequence }) => {
    const acceptee = dateAcceptee(dates)
    const attendue = statut === 'en_attente' || statut === 'en_cours'
    return acceptee === null || acceptee.fin <= instant || !attendue
      ? []
      : [
          {
            prestationId: id,
            reference,
            sequence: sequence + 1,
            debut: acceptee.debut.toISOString(),
            fin: acceptee.fin.toISOString(),
          },
        ]
  })
