import { useCallback, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Notice } from '../../../components/notice.tsx'
import { envoyeeTexte, FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { useQuandNouvelle } from '../../../features/admin/nouvelles/use-nouvelles.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { lire } from '../../../features/admin/prestations/appels.ts'
import { type DateSaisie, UNE_LIGNE } from '../../../features/admin/prestations/date-saisie.ts'
import { Charge } from '../cadre/charge.tsx'
import { Dossier } from '../cadre/dossier.tsx'
import { DateDialogue } from './date-dialogue.tsx'
import { FicheContenu } from './fiche-contenu.tsx'

type Props = { readonly id: string; readonly onModifiee: (prestation: PrestationReply) => void }

type OuverteProps = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
}

/** The record and its modal. What was typed in the modal stays when it is closed by mistake. */
const Ouverte = ({ prestation, onModifiee, onPerimee }: OuverteProps) => {
  const { lire: parametre, changer } = useParametres()
  const [saisies, setSaisies] = useState<readonly DateSaisie[]>(UNE_LIGNE)
  const [envoyee, setEnvoyee] = useState(false)
  const fermer = (): void => changer({ proposer: '' }, 'remplacer')
  const onEnvoyee = (nouvelle: PrestationReply): void => {
    onModifiee(nouvelle)
    setSaisies(UNE_LIGNE)
    setEnvoyee(true)
    fermer()
  }
  return (
    <>
      <div aria-live="polite">
        {envoyee ? <Notice kind="success" title={envoyeeTexte(prestation.client.nom)} /> : null}
      </div>
      <FicheContenu prestation={prestation} onModifiee={onModifiee} onPerimee={onPerimee} />
      <DateDialogue
        ouvert={parametre('proposer') === '1'}
        prestation={prestation}
        saisies={saisies}
        onSaisies={setSaisies}
        onEnvoyee={onEnvoyee}
        onPerimee={onPerimee}
        onFermer={fermer}
      />
    </>
  )
}

/** One prestation, whole: the address names it. */
export const Fiche = ({ id, onModifiee }: Props) => {
  const { adresse } = useParametres()
  const demande = useDemande(useCallback(() => lire(id)(), [id]))
  const { changer, recharger } = demande
  useQuandNouvelle((nouvelle) => (nouvelle.id === id ? void recharger() : undefined))
  return (
    <Dossier
      nom={FICHE_TEXTS.prestation}
      retour={{ texte: FICHE_TEXTS.retour, to: adresse({ id: '', proposer: '', noter: '', rendre: '' }) }}
    >
      <Charge demande={demande}>
        {(prestation) => (
          <Ouverte
            prestation={prestation}
            onPerimee={() => void recharger()}
            onModifiee={(nouvelle) => {
              changer(() => nouvelle)
              onModifiee(nouvelle)
            }}
          />
        )}
      </Charge>
    </Dossier>
  )
}
