import type { PropositionReply } from '#adapters/http/contract/routes/rendez-vous'
import { useNow } from '../../browser/use-now.ts'
import type { ActionDeLien } from '../../features/proposition/action.ts'
import { reponseDe, vueDe } from '../../features/proposition/decision.ts'
import type { PropositionLue } from '../../features/proposition/use-proposition.ts'
import { useReponse } from '../../features/proposition/use-reponse.ts'
import { Accepter } from './accepter.tsx'
import { Confirme } from './confirme.tsx'
import type { Lien } from './lien.ts'
import { Refuse } from './refuse.tsx'
import { Refuser } from './refuser.tsx'

type Props = {
  readonly lien: Lien
  readonly action: ActionDeLien
  readonly proposition: PropositionReply
  readonly source: PropositionLue
}

/** The recorded answer, or the form of the action of the link. What is typed outlives a look at the other action. */
export const Reponse = ({ lien, action, proposition, source }: Props) => {
  const maintenant = useNow()
  const saisie = useReponse(proposition, source)
  const vientDeRepondre = source.repondu === action
  const reponse = reponseDe(proposition)
  const vue = vueDe(proposition, action, vientDeRepondre, maintenant)
  if (reponse !== null && vue === 'acceptee') {
    return <Confirme {...{ lien, proposition, reponse, maintenant }} focus={vientDeRepondre} />
  }
  if (reponse !== null && vue === 'refusee') {
    return <Refuse {...{ lien, reponse, maintenant }} focus={vientDeRepondre} />
  }
  const Formulaire = action === 'accepter' ? Accepter : Refuser
  return <Formulaire {...{ lien, proposition, reponse, saisie }} onRelire={() => void source.relire()} />
}
