import { contrast } from '../../styles/contrast.ts'
import { COLOURS, type Scheme } from './read-tokens.ts'
import styles from './style.module.css'

const SIZES = ['text-small', 'text', 'text-1', 'text-2', 'text-3', 'text-4', 'text-5'] as const

/** The scale of sizes, as it is on this screen. */
export const Sizes = () => (
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
export const Palette = ({ scheme, title }: { readonly scheme: Scheme; readonly title: string }) => {
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
