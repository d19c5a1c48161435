import { useState } from 'react'
import { Head } from '../../components/head.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { ButtonsPart, NoticesPart, PiecesPart } from './components-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import type { Scheme } from './read-tokens.ts'
import styles from './style.module.css'
import { Palette, Sizes } from './tokens-part.tsx'
import { useScheme } from './use-scheme.ts'

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
