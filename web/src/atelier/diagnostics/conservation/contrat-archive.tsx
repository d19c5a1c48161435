import { useState } from 'react'
import { parseReference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import dossier from '../../communs/dossier.module.css'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useVerifiee } from '../../communs/use-verifiee.ts'
import { useContrat } from './contrat.ts'
import { CONTRAT_TEXTS, contratEnregistreTexte } from './texts.ts'
import styles from '../../comptabilite/comptabilite.module.css'

/** Finds a contract that outlives its account, and saves it. */
export const ContratArchive = () => {
  const [texte, setTexte] = useState('')
  const { recherche, chercher } = useContrat()
  const { enCours, echec, enregistre } = recherche
  const lue = E.mapLeft(() => ({ reference: CONTRAT_TEXTS.illisible }))(parseReference(texte))
  const { manque, erreurs, formulaire } = useVerifiee(lue, chercher, { prefixe: 'contrat-' })
  return (
    <section className={styles['part']}>
      <h2>{CONTRAT_TEXTS.titre}</h2>
      <p className={styles['soft']}>{CONTRAT_TEXTS.aide}</p>
      <Form {...formulaire} className={styles['part']}>
        <TextField
          name="contrat-reference"
          label={CONTRAT_TEXTS.reference}
          error={erreurs.reference}
          autoComplete="off"
          value={texte}
          onChange={({ target }) => setTexte(target.value)}
        />
        <div className={dossier['actions']}>
          <BoutonDEnvoi variant="secondary" manque={manque} busy={enCours}>
            {CONTRAT_TEXTS.telecharger}
          </BoutonDEnvoi>
        </div>
      </Form>
      <p aria-live="polite">{enregistre === null ? null : contratEnregistreTexte(enregistre)}</p>
      <EchecDActe echec={echec} reseau={CONTRAT_TEXTS.reseau} />
    </section>
  )
}
