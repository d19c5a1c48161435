import styles from './combobox.module.css'

export type Suggestion = { readonly key: string; readonly label: string; readonly detail?: string | undefined }

/** Id of one option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

type Props = {
  readonly id: string
  readonly label: string
  readonly suggestions: readonly Suggestion[]
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
  /** Where it does not hang under its text. */
  readonly className?: string | undefined
}

/** The list under a combobox. The focus stays in the text: the options are only pointed at. */
export const SuggestionList = ({ id, label, suggestions, active, onChoose, className }: Props) => (
  <ul
    id={id}
    role="listbox"
    aria-label={label}
    className={className ?? styles['list']}
    hidden={suggestions.length === 0}
  >
    {suggestions.map((suggestion, index) => (
      <li
        key={suggestion.key}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        className={styles['option']}
        // Before the blur that would close the list; not when a finger only scrolls.
        onMouseDown={(event) => {
          event.preventDefault()
          onChoose(suggestion)
        }}
      >
        {suggestion.label}
        {suggestion.detail === undefined ? null : <span className={styles['detail']}>{suggestion.detail}</span>}
      </li>
    ))}
  </ul>
)
