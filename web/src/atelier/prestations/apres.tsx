import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Fil } from './conversation.tsx'

const chargerPlis = () => import('./plis.tsx')

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
}

/** Below what a record is opened for. */
export const Apres = ({ prestation, onModifiee, onPerimee }: Props) => (
  <>
    <Fil prestation={prestation} onModifiee={onModifiee} />
    <ALaDemande charger={chargerPlis} lignes={3}>
      {({ Plis }) => <Plis prestation={prestation} onPerimee={onPerimee} />}
    </ALaDemande>
  </>
)
