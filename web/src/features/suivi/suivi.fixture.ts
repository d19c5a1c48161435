import {
  type DateReply,
  dateReply,
  type PrestationDuClientReply,
  prestationReply,
} from '#adapters/http/contract/values/prestation-reply'
import { unePrestation, UN_INSTANT } from '#domain/prestation/prestation.fixture'
import { offrirDate } from '#domain/rendez-vous/date-proposee'
import { centimes } from '#domain/shared/montant'

/** Tuesday, 24 November 2026, ten o'clock in Paris. */
export const UN_RENDEZ_VOUS = new Date('2026-11-24T09:00:00Z')

/** An order of `UN_INSTANT` as its client reads it, nothing proposed yet. */
export const unePrestationReply = (overrides: Partial<PrestationDuClientReply> = {}): PrestationDuClientReply => ({
  ...prestationReply(
    { clientId: 'client', prestation: unePrestation(), dates: [], souhaits: [], sequence: 0, factureEnCours: null },
    [{ le: UN_INSTANT, auteur: 'client', fait: { genre: 'commande' } }],
    UN_INSTANT,
  ),
  acomptes: [],
  aRendre: centimes(0),
  ...overrides,
})

/** A date proposed at `UN_INSTANT`, held for three days. */
export const uneDateReply = (overrides: Partial<DateReply> = {}, debut: Date = UN_RENDEZ_VOUS): DateReply => ({
  ...dateReply(
    offrirDate(
      unePrestation().estimation,
      { id: `date-${debut.toISOString()}`, proposition: 1, rang: 0, debut },
      UN_INSTANT,
    ),
    UN_INSTANT,
  ),
  ...overrides,
})
