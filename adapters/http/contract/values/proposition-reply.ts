import * as t from 'io-ts'
import { PrestationId, Reference } from '#domain/prestation/reference'
import { type DateProposee, memeProposition } from '#domain/rendez-vous/date-proposee'
import type { Dossier } from '#domain/rendez-vous/dossier'
import { DateReply, dateReply } from './date-reply.ts'
import { Euros } from './euros.ts'

/** What a link of a mail is about: a date, the others offered with it, and the quote they are compared with. */
export const PropositionReply = t.readonly(
  t.strict({
    prestation: t.readonly(t.strict({ id: PrestationId, reference: Reference, service: t.string, heures: t.number })),
    /** The total of the quote, for a weekday. */
    totalDevis: Euros,
    aDistance: t.boolean,
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
  date: dateReply(date, instant),
  autres: dates
    .filter((autre) => autre.id !== date.id && memeProposition(date)(autre))
    .map((autre) => dateReply(autre, instant)),
})
