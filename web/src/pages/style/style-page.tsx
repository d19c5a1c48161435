import { useState, useEffect } from 'react'
import { Head } from '../../components/head.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { type Scheme, COLOURS } from './read-tokens.ts'
import { contrast } from '../../styles/contrast.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import { Combobox } from '../../components/combobox.tsx'
import { Select } from '../../components/select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { MarkedText } from '../../components/marked-text.tsx'
import { Notice } from '../../components/notice.tsx'
import { Receipt } from '../../components/receipt.tsx'
import { Steps } from '../../components/steps.tsx'
import styles from './style.module.css'

const SCHEMES = [
  { value: '', label: 'Comme la machine' },
  { value: 'light', label: 'Clair' },
  { value: 'dark', label: 'Sombre' },
] as const

const schemeOf = (value: string): Scheme | null => (value === 'light' || value === 'dark' ? value : null)

/** Every component in every state, for those who make the site; the demonstration alone has it. */
export const StylePage = () => {
  const [choice, setChoice] = useState('')
  useScheme(schemeOf(choice))
  return (
    <div className={styles['page']}>
      <Head title="Style" description="Les composants du site et leurs états." />
      <div className={styles['part']} id="haut-de-style">
        <h1>Style</h1>
        <RadioGroup name="scheme" label="Couleurs" choices={SCHEMES} value={choice} onChoose={setChoice} />
      </div>
      <ButtonsPart />
      <NoticesPart />
      <FieldsPart />
      <PiecesPart />
      <Sizes />
      <Palette scheme="light" title="Couleurs, clair" />
      <Palette scheme="dark" title="Couleurs, sombre" />
    </div>
  )
}

/** Shows the whole page in one scheme, whatever the machine prefers, until it is left. */
const useScheme = (scheme: Scheme | null): void => {
  useEffect(() => {
    if (scheme === null) return
    const { style } = document.documentElement
    const entries = Object.entries(COLOURS[scheme]).map(([name, value]) => [`--${name}`, value] as const)
    style.setProperty('color-scheme', scheme)
    for (const [name, value] of entries) style.setProperty(name, value)
    return () => {
      for (const name of ['color-scheme', ...entries.map(([entry]) => entry)]) style.removeProperty(name)
    }
  }, [scheme])
}

const SIZES = ['text-small', 'text', 'text-1', 'text-2', 'text-3', 'text-4', 'text-5'] as const

/** The scale of sizes, as it is on this screen. */
const Sizes = () => (
  <section className={styles['part']}>
    <h2>Tailles</h2>
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">Jeton</th>
          <th scope="col">Exemple</th>
        </tr>
      </thead>
      <tbody>
        {SIZES.map((size) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            <td className={styles[size]}>Le prix, 64,00&nbsp;€</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

/** The colours of a scheme, with their contrast on its paper. */
const Palette = ({ scheme, title }: { readonly scheme: Scheme; readonly title: string }) => {
  const { paper = '#ffffff' } = COLOURS[scheme]
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      <ul className={styles['swatches']}>
        {Object.entries(COLOURS[scheme]).map(([name, value]) => (
          <li key={name} className={styles['swatch']}>
            <svg className={styles['colour']} aria-hidden="true" focusable="false">
              <rect width="100%" height="100%" rx="6" fill={value} />
            </svg>
            {name} <code>{value}</code>
            <br />
            {contrast(value, paper).toFixed(1)} : 1
          </li>
        ))}
      </ul>
    </section>
  )
}

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
const FieldsPart = () => (
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

const ETAPES = ['Informations', 'Estimation', 'Validation'] as const

const LIGNES = [
  { label: 'Réinstallation PC', derivation: 'Forfait de 1 h', amount: '64,00 €' },
  { label: 'Déplacement', derivation: '2 × 12,4 km, moins 10 km offerts', amount: '14,80 €' },
] as const

const ButtonsPart = () => {
  const [open, setOpen] = useState(false)
  return (
    <section className={styles['part']}>
      <h2>Boutons, liens, dialogue</h2>
      <div className={styles['row']}>
        <Button variant="primary">Principal</Button>
        <Button>Secondaire</Button>
        <Button variant="quiet">Discret</Button>
        <Button variant="primary" busy>
          Occupé
        </Button>
        <ButtonLink to="/services">Lien en bouton</ButtonLink>
        <Button onClick={() => setOpen(true)}>Ouvrir le dialogue</Button>
      </div>
      <p>
        Un <a href="#haut-de-style">lien dans le texte</a>, et{' '}
        <MarkedText texte="un mot trouvé par la recherche" terme="trouvé" />.
      </p>
      <Dialog open={open} title="Un dialogue" onClose={() => setOpen(false)}>
        <p>Échap, le bouton ou une pression à côté le ferment.</p>
      </Dialog>
    </section>
  )
}

const NoticesPart = () => (
  <section className={styles['part']}>
    <h2>Avis</h2>
    <div className={styles['columns']}>
      {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
        <Notice key={kind} kind={kind}>
          <p>Une phrase, puis ce que l’on peut faire.</p>
        </Notice>
      ))}
    </div>
  </section>
)

const PiecesPart = () => (
  <section className={styles['part']}>
    <h2>Étapes, reçu, carte</h2>
    {ETAPES.map((etape, current) => (
      <Steps key={etape} label={`Étapes, à ${etape}`} names={ETAPES} current={current} />
    ))}
    <div className={styles['columns']}>
      <Receipt title="Votre prix" lines={LIGNES} total={{ label: 'Total net', amount: '78,80 €' }} />
      <Card title="Par téléphone">
        <p>Une idée sous un filet, avec son titre.</p>
      </Card>
    </div>
  </section>
)
