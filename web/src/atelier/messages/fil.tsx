import { useQuery } from '@tanstack/react-query'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { Notice } from '../../components/notice.tsx'
import { FIL_TEXTS } from './texts.ts'
import { useReponse } from '../serveur.ts'
import { filQuery } from './queries.ts'
import { useMarquerLu } from './use-marquer-lu.ts'
import { useParametres } from '../parametres.ts'
import { Charge } from '../communs/charge.tsx'
import { Dossier } from '../communs/dossier.tsx'
import { FilContenu } from './fil-contenu.tsx'

type Props = {
  readonly id: string
  readonly onModifie: (message: MessageReply) => void
}

const Introuvable = () => (
  <Notice kind="info" live title={FIL_TEXTS.introuvable}>
    <p>{FIL_TEXTS.introuvableAide}</p>
  </Notice>
)

/** One thread, whole: the address names it. Opening it marks it read. */
export const Fil = ({ id, onModifie }: Props) => {
  const { adresse } = useParametres()
  const demande = useReponse(useQuery(filQuery(id)))
  useMarquerLu(demande.donnees?.dossier ?? null, onModifie)
  return (
    <Dossier nom={FIL_TEXTS.fil} retour={{ texte: FIL_TEXTS.retour, to: adresse({ id: '', repondre: '' }) }}>
      <Charge demande={demande}>
        {({ dossier }) => (dossier === null ? <Introuvable /> : <FilContenu message={dossier} onModifie={onModifie} />)}
      </Charge>
    </Dossier>
  )
}
