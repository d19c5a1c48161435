import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import type { Reponse } from '../../features/proposition/decision.ts'
import type { ReponseEnCours } from '../../features/proposition/use-reponse.ts'
import type { Lien } from './lien.ts'

/** What both forms of the page are drawn from. */
export type FormulaireProps = {
  readonly lien: Lien
  readonly proposition: PropositionReply
  /** What the client answered before, if anything. */
  readonly reponse: Reponse | null
  readonly saisie: ReponseEnCours
  readonly onRelire: () => void
}
