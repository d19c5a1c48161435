import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Waiting } from '../../components/waiting.tsx'
import { ADMIN_TEXTS } from '../communs/cadre-texts.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Fil, useRecits } from './conversation.tsx'

/** Folds of a record, at most. */
const PLIS = 3

const chargerPlis = () => import('./plis.tsx')

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
}

/** Below what a record is opened for. The folds come after the whole thread, which would push them from under a finger. */
export const Apres = ({ prestation, onModifiee, onPerimee }: Props) => {
  const { recits, incomplets } = useRecits(prestation)
  return (
    <>
      <Fil prestation={prestation} recits={recits} onModifiee={onModifiee} />
      <ALaDemande charger={chargerPlis} lignes={PLIS}>
        {({ Plis }) =>
          incomplets ? (
            <Waiting text={ADMIN_TEXTS.attente} lines={PLIS} />
          ) : (
            <Plis prestation={prestation} onPerimee={onPerimee} />
          )
        }
      </ALaDemande>
    </>
  )
}
