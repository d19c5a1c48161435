import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Notice } from '../../../components/notice.tsx'
import { envoyeeTexte, FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { prestationQuery } from '../../../atelier/prestations/queries.ts'
import { useReponse } from '../../../atelier/serveur.ts'
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
      retour={{ texte: FICHE_TEXTS.retour, to: adresse({ id: '', proposer: '', noter: '', rendre: '' }) }}
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
