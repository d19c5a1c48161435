import {
  type ChangeEvent,
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react'
import type { Sort, SortOrder } from './ordre.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { useClavier } from './clavier.ts'
import type { BarreDeGestes, Geste } from './gestes.tsx'
import { AUCUN, basculer, etendre, toutOuRien, useSelection } from './selection.ts'
import styles from './tableau.module.css'
import { GESTES_TEXTS, selectionnerTexte } from './texts.ts'

export type Colonne<A> = {
  readonly id: string
  readonly nom: string
  readonly cellule: (ligne: A) => ReactNode
  /** The orders in which the server gives the list by this column, the usual one first. */
  readonly ordres?: readonly SortOrder[]
  /** Figures stand under one another. */
  readonly chiffres?: boolean
  /**
   * Where it stands in a narrow list, whose rows have two lines: who begins the first, `fin` ends it; of `suite` the first that
   * says something begins the second, `etat` ends it. Nowhere else.
   */
  readonly etroit?: 'titre' | 'fin' | 'suite' | 'etat'
  /** Where the list has columns: whatever stands in the rows, and comes later, moves nothing. The title takes what is left. */
  readonly largeur?: string
  /** Goes first when there is less room. */
  readonly large?: boolean
}

type TriFacultatif = { readonly tri?: Sort | undefined; readonly onTri?: ((tri: Sort) => void) | undefined }

type Props<A> = TriFacultatif & {
  /** Read by screen readers before the table. */
  readonly titre: string
  readonly colonnes: readonly Colonne<A>[]
  readonly lignes: readonly A[]
  readonly clefDe: (ligne: A) => string
  /** Key of the row that is open beside the list. */
  readonly ouverte: string
  /** What a row is called where it is chosen, or refused. */
  readonly nomDe: (ligne: A) => string
  /** What can be done with several rows. */
  readonly gestes: readonly Geste<A>[]
}

/** Rows that are drawn as a grid are no table any more for some browsers, unless its parts say what they are. */
const PARTIE = {
  table: { role: 'table' },
  groupe: { role: 'rowgroup' },
  ligne: { role: 'row' },
  tete: { role: 'columnheader' },
  cellule: { role: 'cell' },
} as const

/** As many rows as a screen shows: they are drawn first, the others in the frame after. */
const D_ABORD = 14

/** Height of a row, in rem, for the place of those others. */
const RANGEE_REM = 3.45

const ARIA = { asc: 'ascending', desc: 'descending' } as const

/** The other order of the column that leads, the usual one of another. */
const ordreSuivant = <A,>({ id, ordres = [] }: Colonne<A>, tri: Sort): SortOrder | undefined =>
  (tri.column === id ? ordres.find((ordre) => ordre !== tri.order) : undefined) ?? ordres[0]

const Tete = <A,>({ colonne, tri, onTri }: TriFacultatif & { readonly colonne: Colonne<A> }) => {
  const { id, nom, chiffres, large, largeur } = colonne
  const ordre = tri === undefined ? undefined : ordreSuivant(colonne, tri)
  const mene = tri?.column === id ? tri.order : undefined
  return (
    <th
      {...PARTIE.tete}
      scope="col"
      aria-sort={mene === undefined ? undefined : ARIA[mene]}
      data-chiffres={chiffres}
      data-large={large}
      style={{ width: largeur }}
    >
      {ordre === undefined ? (
        nom
      ) : (
        <button type="button" onClick={() => onTri?.({ column: id, order: ordre })}>
          {nom}
          <span aria-hidden="true">{mene === undefined ? '↕' : mene === 'asc' ? '↑' : '↓'}</span>
        </button>
      )}
    </th>
  )
}

type CaseProps = {
  readonly nom: string
  readonly choisie: boolean
  readonly enPartie?: boolean
  readonly onChoisir: (plage: boolean) => void
}

/** The box of a row; with the shift key, all rows from the last one that was chosen. */
const Case = ({ nom, choisie, enPartie = false, onChoisir }: CaseProps) => {
  const surChangement = ({ nativeEvent }: ChangeEvent): void =>
    onChoisir(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <label className={styles['box']}>
      <input
        ref={(boite) => {
          if (boite !== null) boite.indeterminate = enPartie
        }}
        type="checkbox"
        aria-label={nom}
        checked={choisie}
        onChange={surChangement}
      />
    </label>
  )
}

type LigneProps<A> = {
  readonly colonnes: readonly Colonne<A>[]
  readonly ligne: A
  readonly clef: string
  readonly nom: string
  readonly ouverte: boolean
  readonly choisie: boolean
  readonly choisir: (clef: string, plage: boolean) => void
}

const UneLigne = <A,>({ colonnes, ligne, clef, nom, ouverte, choisie, choisir }: LigneProps<A>) => (
  <tr {...PARTIE.ligne} data-place data-clef={clef} data-open={ouverte || undefined} data-chosen={choisie || undefined}>
    <td {...PARTIE.cellule} data-etroit="case">
      <Case nom={selectionnerTexte(nom)} choisie={choisie} onChoisir={(plage) => choisir(clef, plage)} />
    </td>
    {colonnes.map(({ id, cellule, chiffres, etroit, large }) => (
      <td key={id} {...PARTIE.cellule} data-chiffres={chiffres} data-etroit={etroit} data-large={large}>
        {cellule(ligne)}
      </td>
    ))}
  </tr>
)

/** A row is drawn anew when it changes itself, not when another one is opened or chosen. */
const Ligne = memo(UneLigne) as typeof UneLigne

const chargerBarre = () => import('./gestes.tsx')

/** The gestures of the rows that are chosen; their code comes with the first one. */
const Barre = <A,>(props: ComponentProps<typeof BarreDeGestes<A>>) => {
  const [demandee, setDemandee] = useState(false)
  if (props.choisies.length > 0 && !demandee) setDemandee(true)
  return (
    <div aria-live="polite" className={styles['gestures']}>
      {demandee ? (
        <ALaDemande charger={chargerBarre} lignes={1}>
          {({ BarreDeGestes: Chargee }) => <Chargee {...props} />}
        </ALaDemande>
      ) : null}
    </div>
  )
}

/**
 * A list in dense rows: columns where there is room, two lines a row where there is not. A press on a row follows its link;
 * rows that are chosen have gestures of their own.
 */
export const Tableau = <A,>({ titre, colonnes, lignes, clefDe, ouverte, nomDe, gestes, tri, onTri }: Props<A>) => {
  const ordre = useMemo(() => lignes.map(clefDe), [lignes, clefDe])
  const selection = useSelection(ordre)
  const clavier = useClavier({ clefs: ordre, ouverte, selection })
  const { choisies, changer } = selection
  const choisir = useCallback(
    (clef: string, plage: boolean) => changer((avant) => (plage ? etendre(avant, clef, ordre) : basculer(avant, clef))),
    [changer, ordre],
  )
  const toutes = useDeferredValue(true, false)
  return (
    // The keys of a list: what has the focus is a link or a box of a row.
    <div {...clavier} className={styles['frame']}>
      <table {...PARTIE.table} className={styles['table']}>
        <caption className="visually-hidden">{titre}</caption>
        <thead {...PARTIE.groupe}>
          <tr {...PARTIE.ligne}>
            <th {...PARTIE.tete} scope="col" data-etroit="case">
              <Case
                nom={GESTES_TEXTS.tout}
                choisie={choisies.length === ordre.length}
                enPartie={choisies.length > 0 && choisies.length < ordre.length}
                onChoisir={() => changer((avant) => toutOuRien(avant, ordre))}
              />
            </th>
            {colonnes.map((colonne) => (
              <Tete key={colonne.id} colonne={colonne} tri={tri} onTri={onTri} />
            ))}
          </tr>
        </thead>
        <tbody {...PARTIE.groupe}>
          {(toutes ? lignes : lignes.slice(0, D_ABORD)).map((ligne, rang) => {
            const clef = ordre[rang] ?? ''
            return (
              <Ligne
                key={clef}
                {...{ colonnes, ligne, clef, choisir }}
                nom={nomDe(ligne)}
                ouverte={clef === ouverte}
                choisie={choisies.includes(clef)}
              />
            )
          })}
          {toutes || lignes.length <= D_ABORD ? null : (
            <tr aria-hidden="true" style={{ height: `${(lignes.length - D_ABORD) * RANGEE_REM}rem` }} />
          )}
        </tbody>
      </table>
      <Barre
        choisies={lignes.filter((ligne) => choisies.includes(clefDe(ligne)))}
        gestes={gestes}
        nomDe={nomDe}
        clefDe={clefDe}
        onGarder={(clefs) => changer(() => (clefs.length === 0 ? AUCUN : { clefs: new Set(clefs), depuis: null }))}
      />
    </div>
  )
}
