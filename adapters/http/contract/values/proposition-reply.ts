import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { peutCommencerAussitot } from '#domain/prestation/debut-aussitot'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { type DateProposee, memeProposition } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { finDeRetractation } from '#domain/retractation/delai'
import { DateReply, dateReply } from './date-reply.ts'
import { Euros } from './euros.ts'

/** What a link of a mail is about: a date, the others offered with it, and the quote they are compared with. */
export const PropositionReply = t.readonly(
  t.strict({
    prestation: t.readonly(t.strict({ id: PrestationId, reference: Reference, service: t.string, heures: t.number })),
    /** The total of the quote, for a weekday. */
    totalDevis: Euros,
    aDistance: t.boolean,
    /** The last day of the withdrawal delay, when a date until then takes an express request; `null` when none is needed. */
    demandeJusquAu: t.union([CodecDateCivile, t.null]),
    date: DateReply,
    autres: t.readonlyArray(DateReply),
  }),
)

export type PropositionReply = t.TypeOf<typeof PropositionReply>

export const propositionReply = (
  { prestation, dates }: Dossier,
  date: DateProposee,
  instant: Date,
): PropositionReply => ({
  prestation: {
    id: prestation.id,
    reference: prestation.reference,
    service: prestation.estimation.service,
    heures: prestation.estimation.heures,
  },
  totalDevis: prestation.estimation.totalNet,
  aDistance: prestation.estimation.modalite === 'a_distance',
  demandeJusquAu: peutCommencerAussitot(prestation.engagement) ? null : finDeRetractation(prestation.creeLe),
  date: dateReply(date, instant),
  autres: dates
    .filter((autre) => autre.id !== date.id && memeProposition(date)(autre))
    .map((autre) => dateReply(autre, instant)),
})
