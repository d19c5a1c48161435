import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { closedList } from '#domain/shared/closed-list'
import { Prorata } from './prorata.ts'

/**
 * `acceptee`: no work was begun, nothing is owed. `a_regler`: work was begun, and may have to be paid. `hors_delai`:
 * too late. `exclue`: the law gives no right to withdraw. `inconnue`: no such order under that address. `a_verifier`:
 * the name differs from that of the order, so the business checks before the contract ends.
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
    /** The contract had ended by an earlier declaration; this one changed nothing. */
    repetee: t.boolean,
  }),
)

/** The verdict on a declaration. */
export const Verdict = t.intersection([
  VerdictRendu,
  t.readonly(
    t.exact(
      t.partial({
        /** For `a_verifier`: the verdict that applies once confirmed, as found on the day the declaration came in. */
        siConfirmee: VerdictRendu,
      }),
    ),
  ),
])

export type Verdict = t.TypeOf<typeof Verdict>

/** True if the contract ends with this verdict. */
export const aEffet = ({ issue }: Pick<Verdict, 'issue'>): boolean => issue === 'acceptee' || issue === 'a_regler'
