import * as t from 'io-ts'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { dateAcceptee } from '#domain/rendez-vous/date-proposee'
import type { Annonce } from '#domain/rendez-vous/courrier-de-rendez-vous'
import type { Dossier } from '#domain/rendez-vous/dossier'

/** An agreed visit erased with its account: the data that calendars need to remove it, without any name. Instants in ISO 8601. */
export const VisiteEffacee = t.readonly(
  t.strict({
    prestationId: PrestationId,
    reference: Reference,
    sequence: t.number,
    debut: t.string,
    fin: t.string,
  }),
)

export type VisiteEffacee = t.TypeOf<typeof VisiteEffacee>

/** The agreed visits that are not over. The calendar of the business has only these; it has no proposed dates. */
const visitesConvenues = (dossiers: readonly Dossier[], instant: Date): readonly VisiteEffacee[] =>
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

export type AvisPerdu = {
  readonly prestationId: PrestationId
  readonly reference: Reference
  readonly annonce: Annonce
  readonly convenue: boolean
}

const visitePerdue = ({ prestationId, reference, annonce, convenue }: AvisPerdu): VisiteEffacee | null => {
  const [date] = annonce.retirees
  const rendue = annonce.reponse === 'annulee' || annonce.reponse === 'refusee'
  if (!rendue || !convenue || date === undefined) return null
  return { prestationId, reference, sequence: annonce.sequence, debut: date.debut, fin: date.fin }
}

const derniers = (avis: readonly AvisPerdu[]): readonly AvisPerdu[] => [
  ...new Map(
    avis.toSorted((a, b) => a.annonce.sequence - b.annonce.sequence).map((un) => [un.prestationId, un]),
  ).values(),
]

/** The agreed visits, and the cancelled ones whose mail had not left. */
export const visitesEffacees = (
  dossiers: readonly Dossier[],
  avis: readonly AvisPerdu[],
  instant: Date,
): readonly VisiteEffacee[] => {
  const convenues = visitesConvenues(dossiers, instant)
  const connues = new Set(convenues.map(({ prestationId }) => prestationId))
  const perdues = derniers(avis)
    .map(visitePerdue)
    .filter((visite) => visite !== null)
    .filter(({ prestationId, fin }) => !connues.has(prestationId) && new Date(fin) > instant)
  return [...convenues, ...perdues]
}
