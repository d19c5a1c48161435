import * as t from 'io-ts'
import { closedList } from '#domain/shared/closed-list'
import { CodecMontant } from '#domain/shared/codec-montant'
import type { DateProposee } from './date-proposee.ts'
import { Souhait } from './souhait.ts'

/** Mails about an appointment that go to the business. */
export const POUR_L_ENTREPRISE = ['reponse_entreprise', 'annulation_entreprise'] as const

/** A mail about an appointment, and its recipient. */
export type GenreDeRendezVous =
  | 'date_client'
  | 'reponse_client'
  | 'rappel_client'
  | 'annulation_client'
  | (typeof POUR_L_ENTREPRISE)[number]

/** A date as a mail tells it. Instants are texts in ISO 8601. */
export const DateDite = t.readonly(
  t.strict({
    id: t.string,
    rang: t.number,
    debut: t.string,
    fin: t.string,
    total: CodecMontant,
    majore: t.boolean,
    expireLe: t.string,
  }),
)

export type DateDite = t.TypeOf<typeof DateDite>

/** `retiree`: the work ended before the dates that calendars still show. */
export const Reponse = closedList(
  'Reponse',
  ['proposee', 'acceptee', 'refusee', 'annulee', 'retiree'] as const,
  'Réponse inconnue.',
)

/** The facts as decided: a mail that leaves late still tells the state of that moment. */
export const Annonce = t.readonly(
  t.strict({
    reponse: Reponse,
    /** Increases with each change: calendars keep the highest. */
    sequence: t.number,
    /** The dates in force after the change. */
    dates: t.readonlyArray(DateDite),
    /** The dates to remove from calendars. */
    retirees: t.readonlyArray(DateDite),
    motif: t.string,
    souhaits: t.readonlyArray(Souhait),
    /** The late-notice fee; `null` when notice was given in time. */
    frais: t.union([CodecMontant, t.null]),
    /**
     * The agreed future visit that is withdrawn, because a new proposal replaces it or the work ended on an earlier
     * day.
     */
    remplacee: t.union([DateDite, t.null]),
  }),
)

export type Annonce = t.TypeOf<typeof Annonce>

/** A mail to write, and when it leaves. */
export type CourrierARediger = {
  readonly genre: GenreDeRendezVous
  readonly annonce: Annonce
  readonly aEnvoyerLe: Date
}

export const direDate = ({ id, rang, debut, fin, total, majore, expireLe }: DateProposee): DateDite => ({
  id,
  rang,
  debut: debut.toISOString(),
  fin: fin.toISOString(),
  total,
  majore,
  expireLe: expireLe.toISOString(),
})
