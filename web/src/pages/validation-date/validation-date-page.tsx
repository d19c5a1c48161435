import { useParams } from '../../app/router.ts'
import { lireAction } from '../../features/proposition/action.ts'
import { ActionInconnue } from './action-inconnue.tsx'
import { Proposition } from './proposition.tsx'

export const ValidationDatePage = () => {
  const { id = '', token = '', action } = useParams()
  const lue = lireAction(action)
  return lue === null ? <ActionInconnue /> : <Proposition key={`${id}/${token}`} id={id} token={token} action={lue} />
}
