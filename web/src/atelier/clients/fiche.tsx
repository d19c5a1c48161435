import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import { Button } from '../../components/button.tsx'
import { CLIENTS_TEXTS, FICHE_CLIENT_TEXTS } from './texts.ts'
import { ensuiteTexte, termeTexte } from '../communs/terme-texts.ts'
import { type Fiche, ficheQuery } from './queries.ts'
import { useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { dateCourte } from '../date-courte.ts'
import { Charge } from '../communs/charge.tsx'
import { Dossier } from '../communs/dossier.tsx'
import styles from '../communs/dossier.module.css'
import { Correction } from './correction.tsx'
import { FicheContact } from './fiche-contact.tsx'
import { FicheMessages } from './fiche-messages.tsx'
import { FichePrestations } from './fiche-prestations.tsx'
import { SuppressionDialogue } from './suppression-dialogue.tsx'

type Props = {
  readonly id: string
  readonly onSupprime: (nom: string, bilan: SuppressionReply) => void
  readonly onCorrige: () => void
}

const Chiffres = ({ client, messages }: Fiche) => (
  <dl className={styles['figures']}>
    <div>
      <dt>{FICHE_CLIENT_TEXTS.prestations}</dt>
      <dd>{client.prestations}</dd>
    </div>
    <div>
      <dt>{FICHE_CLIENT_TEXTS.messages}</dt>
      <dd>{messages}</dd>
    </div>
    <div>
      <dt>{FICHE_CLIENT_TEXTS.derniere}</dt>
      <dd>{client.derniereCommande === null ? FICHE_CLIENT_TEXTS.jamais : dateCourte(client.derniereCommande)}</dd>
    </div>
    <div>
      <dt>{FICHE_CLIENT_TEXTS.inscrit}</dt>
      <dd>{dateCourte(client.createdAt)}</dd>
    </div>
  </dl>
)

const Conservation = ({ conservation }: Pick<Fiche, 'conservation'>) => (
  <p className={styles['soft']}>
    {termeTexte(conservation)} {conservation.ensuiteJusquAu === null ? null : ensuiteTexte(conservation.ensuiteJusquAu)}
  </p>
)

/** An admin account is never deleted: no button offers it. */
const Suppression = ({ client, onSupprime }: Pick<Fiche, 'client'> & Pick<Props, 'onSupprime'>) => {
  const [ouverte, setOuverte] = useState(false)
  return (
    <section aria-labelledby="client-suppression" className={styles['part']}>
      <h3 id="client-suppression">{FICHE_CLIENT_TEXTS.suppression}</h3>
      {client.isAdmin ? (
        <p>{FICHE_CLIENT_TEXTS.compteAdmin}</p>
      ) : (
        <div>
          <Button onClick={() => setOuverte(true)}>{FICHE_CLIENT_TEXTS.supprimer}</Button>
          <SuppressionDialogue
            ouvert={ouverte}
            client={client}
            onFermer={() => setOuverte(false)}
            onSupprime={(bilan) => onSupprime(client.nom, bilan)}
          />
        </div>
      )}
    </section>
  )
}

type ContenuProps = Pick<Props, 'onSupprime'> & {
  readonly fiche: Fiche
  readonly onCorrige: (fiche: Fiche) => void
}

const Contenu = ({ fiche, onSupprime, onCorrige }: ContenuProps) => {
  const { client } = fiche
  return (
    <>
      <div className={styles['head']}>
        <h2>{client.nom}</h2>
        {client.isAdmin ? (
          <span className={styles['mark']} data-good>
            {CLIENTS_TEXTS.admin}
          </span>
        ) : null}
      </div>
      <FicheContact client={client} />
      <Correction fiche={fiche} onCorrige={onCorrige} />
      <Chiffres {...fiche} />
      <Conservation {...fiche} />
      <div className={styles['columns']}>
        <FichePrestations client={client} />
        <FicheMessages client={client} />
      </div>
      <Suppression client={client} onSupprime={onSupprime} />
    </>
  )
}

/** One client, whole: the address names it. */
export const FicheClient = ({ id, onSupprime, onCorrige }: Props) => {
  const { adresse } = useParametres()
  const serveur = useQueryClient()
  const question = ficheQuery(id)
  const demande = useReponse(useQuery(question))
  const corriger = (fiche: Fiche): void => {
    serveur.setQueryData(question.queryKey, fiche)
    onCorrige()
  }
  return (
    <Dossier nom={FICHE_CLIENT_TEXTS.fiche} retour={{ texte: FICHE_CLIENT_TEXTS.retour, to: adresse({ id: '' }) }}>
      <Charge demande={demande}>
        {(fiche) => <Contenu fiche={fiche} onSupprime={onSupprime} onCorrige={corriger} />}
      </Charge>
    </Dossier>
  )
}
