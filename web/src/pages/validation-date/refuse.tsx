import { PROPOSITION_TEXTS as TEXTS, PROPOSITION_TITRES } from '../../contents/proposition-texts.ts'
import { cheminDe } from '../../features/proposition/action.ts'
import type { Reponse } from '../../features/proposition/decision.ts'
import { Carte } from './carte.tsx'
import { Changer } from './changer.tsx'
import type { Lien } from './lien.ts'

type Props = {
  readonly lien: Lien
  readonly reponse: Reponse
  readonly maintenant: Date
  readonly focus: boolean
}

/** The provider will call to agree on another date. */
export const Refuse = ({ lien, reponse, maintenant, focus }: Props) => (
  <Carte kind="info" titre={PROPOSITION_TITRES.refuse} focus={focus}>
    <p>{TEXTS.refuseSuite}</p>
    <Changer
      reponse={reponse}
      maintenant={maintenant}
      vers={cheminDe(lien.id, lien.token, 'accepter')}
      texte={TEXTS.versAccord}
    />
  </Carte>
)
