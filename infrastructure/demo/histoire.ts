import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { type DateCivile, plusJours } from '#domain/calendrier/date-civile'
import { instantParis } from '#domain/calendrier/heure-de-paris'
import { INTERVENTIONS, plageDuJour } from '#domain/calendrier/horaires'
import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import type { Creneau } from '#domain/prestation/creneau'
import type { Priorite, Statut } from '#domain/prestation/statut'
import type { Personne } from './personnes.ts'

export type DemandeDeDemo = {
  readonly service: string
  /** `null` for the package. */
  readonly heures: number | null
  readonly aDistance: boolean
  readonly creneau: Creneau
  readonly description: string
  readonly notes: string
}

/** What happens to an order after it was placed. An answer is about the last proposed dates. */
export type Fait =
  | { readonly genre: 'proposer'; readonly debuts: readonly Moment[] }
  | { readonly genre: 'accepter' }
  | {
      readonly genre: 'refuser' | 'deplacer'
      readonly motif: string
      readonly souhaits: readonly { readonly jour: number; readonly creneau: Creneau }[]
    }
  | { readonly genre: 'annuler'; readonly motif: string }
  | { readonly genre: 'statut'; readonly statut: Statut; readonly motif: string }
  | { readonly genre: 'priorite'; readonly priorite: Priorite }
  /** A payment before the work: all that is left of the price, or a part. */
  | { readonly genre: 'acompte'; readonly mode: ModeDeReglement; readonly part: number }

export type Etape = { readonly quand: Moment; readonly fait: Fait }

export type Histoire = {
  readonly cle: string
  readonly personne: Personne
  readonly commandee: Moment
  readonly demande: DemandeDeDemo
  readonly etapes: readonly Etape[]
}

/** A service and the client's words; the other values are by default those of a package at home. */
export const demande = (service: string, description: string, autres: Partial<DemandeDeDemo> = {}): DemandeDeDemo => ({
  service,
  description,
  heures: null,
  aDistance: false,
  creneau: 'flexible',
  notes: '',
  ...autres,
})

export const etape = (quand: Moment, fait: Fait): Etape => ({ quand, fait })

export const proposer = (...debuts: readonly Moment[]): Fait => ({ genre: 'proposer', debuts })

export const ACCEPTER: Fait = { genre: 'accepter' }

export const payerDAvance = (mode: ModeDeReglement, part = 1): Fait => ({ genre: 'acompte', mode, part })

export const statut = (valeur: Statut, motif = ''): Fait => ({ genre: 'statut', statut: valeur, motif })

/** A day relative to the day of filling (-1 for yesterday), and a time in Paris, `HH:MM`. */
export type Moment = { readonly jour: number; readonly heure: string }

export const le = (jour: number, heure: string): Moment => ({ jour, heure })

const enMinutes = (heure: string): number => {
  const [heures = '0', minutes = '0'] = heure.split(':')
  return Number(heures) * 60 + Number(minutes)
}

export const instantDe = (aujourdhui: DateCivile, { jour, heure }: Moment): Date =>
  instantParis({ date: plusJours(aujourdhui, jour), minutes: enMinutes(heure) })

const estOuvre = (date: DateCivile): boolean => plageDuJour(INTERVENTIONS, date) !== null

export const ouvreDes = (aujourdhui: DateCivile, jour: number): number =>
  estOuvre(plusJours(aujourdhui, jour)) ? jour : ouvreDes(aujourdhui, jour + 1)

export const jourOuvre = (aujourdhui: DateCivile, rang: number): number =>
  Array.from({ length: rang }).reduce<number>((jour) => ouvreDes(aujourdhui, jour + 1), 0)

/** The result of a step of the demonstration; throws on a refusal, a defect of the data. */
export const obtenir = async <A>(etape: string, task: TE.TaskEither<unknown, A>): Promise<A> => {
  const reponse = await task()
  if (E.isLeft(reponse)) throw new Error(`the demonstration stops at: ${etape}`, { cause: reponse.left })
  return reponse.right
}

/** A parsed value of the data; throws if it is invalid. */
export const lu = <A>(etape: string, valeur: E.Either<unknown, A>): A => {
  if (E.isLeft(valeur)) throw new Error(`the demonstration stops at: ${etape}`, { cause: valeur.left })
  return valeur.right
}
