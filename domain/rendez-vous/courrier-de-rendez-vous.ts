import * as t from 'io-ts'
import { Statut } from '../prestation/statut.ts'
import { closedList } from '../shared/value.ts'
import { CodecMontant } from '../shared/montant.ts'
import type { DateProposee } from './date-proposee.ts'
import { Souhait } from './souhait.ts'

export const POUR_L_ENTREPRISE = ['reponse_entreprise', 'annulation_entreprise'] as const

export type GenreDeRendezVous =
  | 'date_client'
  | 'reponse_client'
  | 'rappel_client'
  | 'annulation_client'
  | (typeof POUR_L_ENTREPRISE)[number]

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

/** The event that a mail reports. `retiree`: the work ended before dates that calendars still show. */
const Reponse = closedList(
  'Reponse',
  ['proposee', 'acceptee', 'refusee', 'annulee', 'retiree'] as const,
  'Réponse inconnue.',
)

/** The facts of a decision, stored with the mail, so that a late mail still describes that moment. */
export const Annonce = t.readonly(
  t.strict({
    reponse: Reponse,
    sequence: t.number,
    dates: t.readonlyArray(DateDite),
    retirees: t.readonlyArray(DateDite),
    motif: t.string,
    souhaits: t.readonlyArray(Souhait),
    frais: t.union([CodecMontant, t.null]),
    /** The agreed future visit that a new proposal or the end of the work cancels; `null` if there is none. */
    remplacee: t.union([DateDite, t.null]),
  }),
)

export type Annonce = t.TypeOf<typeof Annonce>

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

export const ChangementDeStatut = t.readonly(
  t.strict({ de: Statut, vers: Statut, motif: t.string, retrait: t.union([Annonce, t.null]) }),
)

export type ChangementDeStatut = t.TypeOf<typeof ChangementDeStatut>

/** The client gets a mail for these statuts. Setting one back to `en_attente` sends none. */
const STATUTS_DITS: readonly Statut[] = ['en_cours', 'terminé']

export const estDit = ({ vers }: Pick<ChangementDeStatut, 'vers'>): boolean => STATUTS_DITS.includes(vers)
