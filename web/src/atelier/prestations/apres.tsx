import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Fil } from './conversation.tsx'
import { Plis } from './plis.tsx'

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
}

/** Below what a record is opened for. */
export const Apres = ({ prestation, onModifiee, onPerimee }: Props) => (
  <>
    <Fil prestation={prestation} onModifiee={onModifiee} />
    <Plis prestation={prestation} onPerimee={onPerimee} />
  </>
)
