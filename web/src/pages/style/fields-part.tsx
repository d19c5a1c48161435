import { useState } from 'react'
import { Checkbox } from '../../components/checkbox.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { Select } from '../../components/select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import styles from './style.module.css'

const CHOIX = [
  { value: 'matin', label: 'Matin', help: '8 h – 12 h' },
  { value: 'midi', label: 'Midi', help: '12 h – 14 h' },
] as const

const VILLES = ['Montmorot', 'Montaigu', 'Montain'].map((label) => ({ key: label, label, detail: '39570' }))

const AIDE = 'L’aide se lit sous le champ.'
const ERREUR = 'Merci de saisir une adresse email valide.'

const Choices = () => {
  const [creneau, setCreneau] = useState('matin')
  const [ville, setVille] = useState('Mont')
  return (
    <div className={styles['states']}>
      <Select name="duree" label="Liste" choices={CHOIX} help={AIDE} />
      <Select name="duree-erreur" label="Liste, en erreur" choices={CHOIX} error="Choisissez une durée." />
      <RadioGroup name="creneau" label="Choix" choices={CHOIX} value={creneau} onChoose={setCreneau} />
      <Checkbox name="accord" label="Case à cocher" />
      <Checkbox name="accord-erreur" label="Case, en erreur" error="Cochez cette case pour continuer." />
      <Combobox
        name="ville"
        label="Texte avec suggestions"
        help="Écrivez, puis flèche bas."
        value={ville}
        suggestions={VILLES}
        onType={setVille}
        onChoose={({ label }) => setVille(label)}
      />
    </div>
  )
}

/** Every field, at rest and at fault. */
export const FieldsPart = () => (
  <section className={styles['part']}>
    <h2>Champs</h2>
    <div className={styles['columns']}>
      <div className={styles['states']}>
        <TextField name="texte" label="Texte" help={AIDE} placeholder="Exemple" />
        <TextField name="facultatif" label="Texte" optional />
        <TextField name="email" type="email" label="Texte, en erreur" defaultValue="jeanne@" error={ERREUR} />
        <TextField name="fige" label="Texte qui ne se change pas" defaultValue="Montmorot" readOnly />
        <TextArea name="message" label="Plusieurs lignes" help={AIDE} />
        <TextArea name="message-erreur" label="Plusieurs lignes, en erreur" error="Merci de détailler votre demande." />
      </div>
      <Choices />
    </div>
  </section>
)
