import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Dialog } from '../../components/dialog.tsx'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Charge } from '../communs/charge.tsx'
import { Dossier } from '../communs/dossier.tsx'
import { useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import type { DateFormulaireProps } from './dates/formulaire.tsx'
import { useProposition } from './dates/proposition.ts'
import { FicheContenu } from './fiche-contenu.tsx'
import { prestationQuery } from './queries.ts'
import { FICHE_TEXTS } from './texts.ts'

type DialogueProps = DateFormulaireProps & { readonly ouvert: boolean }

const charger = () => import('./dates/formulaire.tsx')

/** The modal that sets an intervention date. The form loads when it first opens. */
const DateDialogue = ({ ouvert, ...formulaire }: DialogueProps) => (
  <Dialog
    open={ouvert}
    title={formulaire.prestation.dates.length === 0 ? FICHE_TEXTS.proposer : FICHE_TEXTS.modifier}
    onClose={() => (ouvert ? formulaire.onFermer() : undefined)}
  >
    {ouvert ? (
      <ALaDemande charger={charger}>{({ DateFormulaire }) => <DateFormulaire {...formulaire} />}</ALaDemande>
    ) : null}
  </Dialog>
)

type Props = { readonly id: string; readonly onModifiee: (prestation: PrestationReply) => void }

type OuverteProps = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
}

/** The record and its modal. What was typed in the modal stays when it is closed by mistake. */
const Ouverte = ({ prestation, onModifiee, onPerimee }: OuverteProps) => {
  const { lire: parametre, changer } = useParametres()
  const fermer = (): void => changer({ proposer: '' }, 'remplacer')
  const proposition = useProposition({
    prestation,
    onModifiee,
    onPerimee,
    onOuvrir: () => changer({ proposer: '1' }, 'remplacer'),
    onFermer: fermer,
  })
  return (
    <>
      <FicheContenu prestation={prestation} onModifiee={onModifiee} onPerimee={onPerimee} />
      <DateDialogue
        ouvert={parametre('proposer') === '1'}
        prestation={prestation}
        proposition={proposition}
        onFermer={fermer}
      />
    </>
  )
}

/** One prestation, whole: the address names it by its reference, or by its id, which then gives way. */
export const Fiche = ({ id, onModifiee }: Props) => {
  const { adresse, changer: parReference } = useParametres()
  const client = useQueryClient()
  const question = prestationQuery(id)
  const demande = useReponse(useQuery(question))
  const reference = demande.donnees?.reference
  useEffect(() => {
    if (reference === undefined || reference === id) return
    client.setQueryData(prestationQuery(reference).queryKey, client.getQueryData(prestationQuery(id).queryKey))
    parReference({ id: reference }, 'remplacer')
  }, [client, id, reference, parReference])
  return (
    <Dossier
      nom={FICHE_TEXTS.prestation}
      retour={{ texte: FICHE_TEXTS.retour, to: adresse({ id: '', proposer: '', noter: '', rendre: '', terminer: '' }) }}
    >
      <Charge demande={demande}>
        {(prestation) => (
          <Ouverte
            prestation={prestation}
            onPerimee={() => void demande.recharger()}
            onModifiee={(nouvelle) => {
              client.setQueryData(question.queryKey, nouvelle)
              onModifiee(nouvelle)
            }}
          />
        )}
      </Charge>
    </Dossier>
  )
}
