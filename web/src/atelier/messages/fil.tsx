import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { Notice } from '../../components/notice.tsx'
import { FIL_TEXTS } from './texts.ts'
import { lireFil } from './queries.ts'
import { useMarquerLu } from './use-marquer-lu.ts'
import { useQuandNouvelle } from '../nouvelles/queries.ts'
import { useParametres } from '../parametres.ts'
import { useDossier } from '../../features/admin/panneau/use-dossier.ts'
import { Charge } from '../../pages/admin/cadre/charge.tsx'
import { Dossier } from '../../pages/admin/cadre/dossier.tsx'
import { FilContenu } from './fil-contenu.tsx'

type Props = {
  readonly id: string
  /** As the list knows it, if it does. */
  readonly connu: MessageReply | undefined
  readonly onModifie: (message: MessageReply) => void
}

const Introuvable = () => (
  <Notice kind="info" live title={FIL_TEXTS.introuvable}>
    <p>{FIL_TEXTS.introuvableAide}</p>
  </Notice>
)

/** One thread, whole: the address names it. Opening it marks it read. */
export const Fil = ({ id, connu, onModifie }: Props) => {
  const { adresse } = useParametres()
  const demande = useDossier(id, connu, lireFil)
  const { donnees, changer, recharger } = demande
  const modifier = (message: MessageReply): void => {
    changer(() => ({ dossier: message }))
    onModifie(message)
  }
  useMarquerLu(donnees?.dossier ?? null, modifier)
  useQuandNouvelle((nouvelle) => (nouvelle.id === id ? void recharger() : undefined))
  return (
    <Dossier nom={FIL_TEXTS.fil} retour={{ texte: FIL_TEXTS.retour, to: adresse({ id: '' }) }}>
      <Charge demande={demande}>
        {({ dossier }) => (dossier === null ? <Introuvable /> : <FilContenu message={dossier} onModifie={modifier} />)}
      </Charge>
    </Dossier>
  )
}
