import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useContrat } from './contrat.ts'
import { CONTRAT_TEXTS, contratEnregistreTexte } from './texts.ts'
import styles from '../../comptabilite/comptabilite.module.css'

/** Finds a contract that outlives its account, and saves it. */
export const ContratArchive = () => {
  const [texte, setTexte] = useState('')
  const { recherche, chercher } = useContrat()
  const { enCours, illisible, echec, enregistre } = recherche
  return (
    <section className={styles['part']}>
      <h2>{CONTRAT_TEXTS.titre}</h2>
      <p className={styles['soft']}>{CONTRAT_TEXTS.aide}</p>
      <Form className={styles['part']} onSubmit={() => void chercher(texte)}>
        <TextField
          name="contrat-reference"
          label={CONTRAT_TEXTS.reference}
          error={illisible ? CONTRAT_TEXTS.illisible : undefined}
          autoComplete="off"
          value={texte}
          onChange={({ target }) => setTexte(target.value)}
        />
        <div>
          <Button type="submit" busy={enCours}>
            {CONTRAT_TEXTS.telecharger}
          </Button>
        </div>
      </Form>
      <p aria-live="polite">{enregistre === null ? null : contratEnregistreTexte(enregistre)}</p>
      <EchecDActe echec={echec} reseau={CONTRAT_TEXTS.reseau} />
    </section>
  )
}
