import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react'
import { CLOSED, moveCombobox } from './combobox-state.ts'
import styles from './combobox.module.css'
import { Field, type FieldTexts } from './field.tsx'
import fieldStyles from './field.module.css'
import { optionId, type Suggestion, SuggestionList } from './suggestion-list.tsx'

type Props = FieldTexts & {
  readonly value: string
  readonly suggestions: readonly Suggestion[]
  readonly onType: (text: string) => void
  readonly onChoose: (suggestion: Suggestion) => void
  readonly autoComplete?: ComponentProps<'input'>['autoComplete']
}

const countSentence = (open: boolean, count: number): string => {
  if (!open || count === 0) return ''
  return count === 1 ? '1 suggestion, flèche bas pour la lire' : `${count} suggestions, flèche bas pour les lire`
}

/** What the keys and the eyes do to the list. */
const useCombobox = ({ suggestions, onType, onChoose }: Pick<Props, 'suggestions' | 'onType' | 'onChoose'>) => {
  const [state, setState] = useState(CLOSED)
  const open = state.open && suggestions.length > 0
  const close = (): void => setState(CLOSED)
  const choose = (suggestion: Suggestion | undefined): void => {
    close()
    if (suggestion !== undefined) onChoose(suggestion)
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setState({ open: true, active: -1 })
    onType(target.value)
  }
  const press = (event: KeyboardEvent): void => {
    const move = moveCombobox({ ...state, open }, event.key, suggestions.length)
    if (move === null) return
    event.preventDefault()
    setState(move.state)
    if (move.chosen !== null) choose(suggestions[move.chosen])
  }
  return { open, active: state.active, close, choose, type, press }
}

/** Text with suggestions, never forced: what one types stands. Pattern: ARIA 1.2 combobox, list autocomplete. */
export const Combobox = ({ value, suggestions, onType, onChoose, autoComplete, ...texts }: Props) => {
  const { open, active, close, choose, type, press } = useCombobox({ suggestions, onType, onChoose })
  const listId = `${texts.name}-liste`
  return (
    <Field {...texts}>
      {(wiring) => (
        <div className={styles['combobox']}>
          <input
            {...wiring}
            className={fieldStyles['control']}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            autoComplete={autoComplete ?? 'off'}
            value={value}
            onChange={type}
            onKeyDown={press}
            onBlur={close}
          />
          <SuggestionList
            id={listId}
            label={`Suggestions, ${texts.label}`}
            suggestions={open ? suggestions : []}
            active={active}
            onChoose={choose}
          />
          <output className="visually-hidden">{countSentence(open, suggestions.length)}</output>
        </div>
      )}
    </Field>
  )
}
