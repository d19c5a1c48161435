import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { closedList } from '#domain/shared/closed-list'
import { Prorata } from './prorata.ts'

/**
 * `acceptee`: nothing was begun, nothing is owed. `a_regler`: the work was begun, what was done may be owed.
 * `hors_delai`: too late. `exclue`: there is no such right. `inconnue`: no such order under that address. `a_verifier`: the
 * name is not that of the order, and the business looks before anything is ended.
 */
export const IssueDeRetractation = closedList(
  'IssueDeRetractation',
  ['acceptee', 'a_regler', 'hors_delai', 'exclue', 'inconnue', 'a_verifier'] as const,
  'Issue inconnue.',
)

export type IssueDeRetractation = t.TypeOf<typeof IssueDeRetractation>

/**
 * Why there is no right: a business bought (Code de la consommation, L. 221-3); an urgent repair was asked for
 * (L. 221-28, 8°); the work was wholly done at the client's express request (L. 221-28, 1°).
 */
export const RaisonDExclusion = closedList(
  'RaisonDExclusion',
  ['professionnel', 'urgence', 'executee'] as const,
  'Raison inconnue.',
)

export type RaisonDExclusion = t.TypeOf<typeof RaisonDExclusion>

const VerdictRendu = t.readonly(
  t.strict({
    issue: IssueDeRetractation,
    raison: t.union([RaisonDExclusion, t.null]),
    /** Last day of the delay; `null` for an order that is not known. */
    fin: t.union([CodecDateCivile, t.null]),
    prorata: t.union([Prorata, t.null]),
    /** The order was withdrawn from already: nothing more came of it. */
    repetee: t.boolean,
  }),
)

/** What a declaration comes to. */
export const Verdict = t.intersection([
  VerdictRendu,
  t.readonly(
    t.exact(
      t.partial({
        /** Of one that waits (`a_verifier`): what it comes to if it is confirmed, as found on the day it was received. */
        siConfirmee: VerdictRendu,
      }),
    ),
  ),
])

export type Verdict = t.TypeOf<typeof Verdict>

/** Whether the contract ends with it. */
export const aEffet = ({ issue }: Pick<Verdict, 'issue'>): boolean => issue === 'acceptee' || issue === 'a_regler'
