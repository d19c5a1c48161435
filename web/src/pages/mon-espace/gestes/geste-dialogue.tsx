import type { PrestationDuClientReply } from '#adapters/http/contract/values/prestation-reply'
import { useModule } from '../../../browser/use-module.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LostCode } from '../../../components/lost-code.tsx'
import { GESTE_TEXTS } from '../../../contents/rendez-vous-texts.ts'
import type { Suivi } from '../../../features/suivi/use-suivi.ts'
import type { GesteProps } from './geste-formulaire.tsx'

const charger = () => import('./geste-formulaire.tsx')

/** The form comes when the dialog first opens. */
const Contenu = (props: GesteProps) => {
  const code = useModule(charger)
  switch (code.state) {
    case 'loading':
      return null
    case 'lost':
      return <LostCode />
    case 'ready':
      return <code.module.GesteFormulaire {...props} />
  }
}

type Props = { readonly suivi: Suivi; readonly prestations: readonly PrestationDuClientReply[] }

/** Explains a press that gives a date back or cancels, and asks for it. */
export const GesteDialogue = ({ suivi, prestations }: Props) => {
  const { ouvert } = suivi
  const prestation = prestations.find(({ id }) => id === ouvert?.prestationId)
  return (
    <Dialog
      open={ouvert !== null}
      title={ouvert === null ? '' : GESTE_TEXTS[ouvert.genre].titre}
      onClose={suivi.fermer}
    >
      {ouvert === null || prestation === undefined ? null : (
        <Contenu genre={ouvert.genre} prestation={prestation} suivi={suivi} />
      )}
    </Dialog>
  )
}
