import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { Notice } from '../../components/notice.tsx'
import { FICHE_ESTIMATION_TEXTS } from './texts.ts'
import { estimationQuery } from './queries.ts'
import { useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import type { Saisie } from '../../features/commande/saisie.ts'
import { Charge } from '../communs/charge.tsx'
import { Dossier } from '../communs/dossier.tsx'
import { FicheContenu } from './fiche-contenu.tsx'

type Props = {
  readonly id: string
  /** As it is known already, if it is. */
  readonly connue: EstimationFaiteReply | undefined
  /** The call that it was saved from just now. */
  readonly appel: Saisie | null
  readonly onCommandee: () => void
}

const Introuvable = () => (
  <Notice kind="info" live title={FICHE_ESTIMATION_TEXTS.introuvable}>
    <p>{FICHE_ESTIMATION_TEXTS.introuvableAide}</p>
  </Notice>
)

/** One estimate, whole: the address names it. */
export const FicheEstimation = ({ id, connue, appel, onCommandee }: Props) => {
  const { adresse } = useParametres()
  const serveur = useQueryClient()
  const question = estimationQuery(id)
  const lue = useReponse(
    useQuery({ ...question, ...(connue === undefined ? {} : { initialData: { dossier: connue } }) }),
  )
  const commander = (faite: EstimationFaiteReply): void => {
    serveur.setQueryData(question.queryKey, { dossier: faite })
    onCommandee()
  }
  return (
    <Dossier
      nom={FICHE_ESTIMATION_TEXTS.fiche}
      retour={{ texte: FICHE_ESTIMATION_TEXTS.retour, to: adresse({ id: '' }) }}
    >
      <Charge demande={lue}>
        {({ dossier }) =>
          dossier === null ? <Introuvable /> : <FicheContenu faite={dossier} appel={appel} onCommandee={commander} />
        }
      </Charge>
    </Dossier>
  )
}
