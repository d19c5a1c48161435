import { type ReactNode, useDeferredValue } from 'react'
import { useKeepPlace } from '../../browser/use-keep-place.ts'
import { Link } from '../../app/router.ts'
import { Sign } from '../../components/sign.tsx'
import { adresseDuLieu } from '../adresses.ts'
import styles from './lignes.module.css'
import { useDeparts } from './departs.ts'
import { autresTexte, LISTES_TEXTS } from './texts.ts'

/** A line, and what tells it from the others of its list. */
export type Ligne = { readonly clef: string; readonly ligne: ReactNode }

/** What a screen shows of a list is drawn first, the others in the frame after. */
const D_ABORD = 10

/** Height of a line where there is room, in rem, for the place of those others. */
const LIGNE_REM = 3.3

type ListeProps = {
  readonly ancre: string
  readonly nom: keyof typeof LISTES_TEXTS
  /** How many there are; only the first ones may have come. */
  readonly nombre: number
  readonly lignes: readonly Ligne[]
}

/** Where those are that did not come: among the orders, unless said. */
const LIEUX_DES_AUTRES: Readonly<Partial<Record<ListeProps['nom'], string>>> = {
  messages: adresseDuLieu('messages', { statut: 'nouveau' }),
  aRelancer: adresseDuLieu('factures', { etat: 'en_retard' }),
  enRetard: adresseDuLieu('prestations', { tri: 'a_contacter' }),
  aContacter: adresseDuLieu('prestations', { tri: 'a_contacter' }),
}

/** A list of what waits, with its count; one that is empty and has nothing to say is not there. What is done leaves it. */
export const Liste = ({ ancre, nom, nombre, lignes: presentes }: ListeProps) => {
  const { titre, aide, vide } = LISTES_TEXTS[nom]
  const { lignes, part } = useDeparts(presentes)
  useKeepPlace(lignes.length)
  const toutes = useDeferredValue(true, false)
  const reste = toutes ? 0 : lignes.length - D_ABORD
  if (nombre === 0 && vide === '' && lignes.length === 0) return null
  return (
    <section aria-labelledby={ancre} className={styles['list']} data-late={nom === 'enRetard' || undefined}>
      <h2 id={ancre} tabIndex={-1} title={aide}>
        {nom === 'enRetard' ? <Sign kind="warning" /> : null}
        {titre} <span className={styles['count']}>{nombre}</span>
      </h2>
      {nombre === 0 ? <p className={styles['help']}>{vide}</p> : null}
      <ul>
        {(toutes ? lignes : lignes.slice(0, D_ABORD)).map(({ clef, ligne }) => (
          <li
            key={clef}
            className={styles['line']}
            data-place
            inert={part(clef)}
            data-leaving={part(clef) || undefined}
          >
            {ligne}
          </li>
        ))}
        {reste > 0 ? <li aria-hidden="true" style={{ height: `${reste * LIGNE_REM}rem` }} /> : null}
      </ul>
      {nombre > presentes.length ? (
        <p className={styles['help']}>
          <Link to={LIEUX_DES_AUTRES[nom] ?? adresseDuLieu('prestations')}>
            {autresTexte(nombre - presentes.length)}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
