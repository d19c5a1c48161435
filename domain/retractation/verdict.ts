import * as t from 'io-ts'
import { CodecDateCivile } from '#domain/calendrier/date-civile'
import { closedList } from '#domain/shared/value'
import { Prorata } from './prorata.ts'

/** `a_regler`: work has begun and may be owed. `a_verifier`: the name differs, so the business checks first. */
export const IssueDeRetractation = closedList(
  'IssueDeRetractation',
  ['acceptee', 'a_regler', 'hors_delai', 'exclue', 'inconnue', 'a_verifier'] as const,
  'Issue inconnue.',
)

export type IssueDeRetractation = t.TypeOf<typeof IssueDeRetractation>

/** Why the right does not apply (Code de la consommation): L. 221-3 (a business bought), L. 221-28, 8° (urgent repair), L. 221-28, 1° (work fully done). */
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
    fin: t.union([CodecDateCivile, t.null]),
    prorata: t.union([Prorata, t.null]),
    repetee: t.boolean,
  }),
)

export const Verdict = t.intersection([
  VerdictRendu,
  t.readonly(
    t.exact(
      t.partial({
        /** For `a_verifier`: the verdict after confirmation, decided on the day the declaration was received. */
        siConfirmee: VerdictRendu,
      }),
    ),
  ),
])

export type Verdict = t.TypeOf<typeof Verdict>

export const aEffet = ({ issue }: Pick<Verdict, 'issue'>): boolean => issue === 'acceptee' || issue === 'a_regler'
