import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { aParis } from '#domain/calendrier/heure-de-paris'
import { estMajore, INTERVENTIONS, nomDuFerie, plageDuJour } from '#domain/calendrier/horaires'
import { formaterHeure } from '#domain/calendrier/formater-date'
import { SigneDeDate } from '../communs/signe-de-date.tsx'
import styles from './grille.module.css'
import { avecTrajet, type Bloc, estDeplacable, type Ombre, porteA } from './blocs.ts'
import {
  type Case,
  type Colonne,
  type Choix,
  heuresMontrees,
  type Instant,
  type Intervalle,
  partDansLHeure,
  placer,
  porter,
  seCroisent,
  viserCase,
} from './heures.ts'
import { AGENDA_TEXTS, caseTexte, feriesTexte, jourTexte, plageTexte, routeTexte, trajetTexte } from './texts.ts'
import { useGlisser } from './use-glisser.ts'

type Props = {
  readonly nom: string
  /** Id of what explains its keys. */
  readonly aide?: string
  readonly jours: readonly DateCivile[]
  readonly blocs: readonly Bloc[]
  readonly ombres: readonly Ombre[]
  readonly maintenant: Date
  readonly enAttente?: boolean
  /** The time that is being proposed. */
  readonly choix?: Choix | null
  readonly onLibre: (choix: Choix) => void
  readonly onBlocs: (blocs: readonly Bloc[]) => void
  /** A day that is not shown is gone to by a key. */
  readonly onJour?: (jour: DateCivile) => void
  readonly onPorter?: (bloc: Bloc, comment: 'touche' | 'main') => void
  readonly onRenoncer?: () => void
}

const HEURE = 60

const auCentieme = (minutes: number): string => `calc(var(--hour) * ${(minutes / HEURE).toFixed(4)})`

const lieu = ({ visite: { aDistance, ville } }: Bloc): string => (aDistance ? AGENDA_TEXTS.aDistance : ville)

const etat = ({ convenue }: Bloc): string => (convenue ? AGENDA_TEXTS.convenue : AGENDA_TEXTS.proposee)

/** What stands in an hour, after its name. */
const ceQuiYEst = (bloc: Bloc, heure: number): string => {
  const { de, a, visite } = bloc
  if (de < heure * HEURE) return `${visite.client.nom}, ${AGENDA_TEXTS.suite}`
  const route = visite.trajetMinutes === 0 ? '' : `, ${routeTexte(visite.trajetMinutes)}`
  return `${visite.client.nom}, ${etat(bloc).toLowerCase()}, ${plageTexte(de, a)}, ${lieu(bloc)}${route}`
}

type BlocProps = { readonly bloc: Bloc; readonly heure: number; readonly colonne: Colonne; readonly fixe: boolean }

type RouteProps = { readonly minutes: number; readonly sens: 'aller' | 'retour'; readonly style: CSSProperties }

/** A short road is lower than its words, which then stand out of it on the free side. */
const Route = ({ minutes, sens, style }: RouteProps) =>
  minutes === 0 ? null : (
    <span
      aria-hidden="true"
      className={styles['road']}
      data-sens={sens}
      style={{ ...style, height: auCentieme(minutes) }}
    >
      {trajetTexte(minutes)}
    </span>
  )

/** A visit over its hours, with the road before and after it. */
const BlocDessine = ({ bloc, heure, colonne: { rang, sur }, fixe }: BlocProps) => {
  const { de, a, visite, convenue, deplace } = bloc
  const debut = de - heure * HEURE
  const cote = { left: `${(100 * rang) / sur}%`, width: `${100 / sur}%` }
  return (
    <>
      <Route
        minutes={visite.trajetMinutes}
        sens="aller"
        style={{ ...cote, top: auCentieme(debut - visite.trajetMinutes) }}
      />
      <div
        aria-hidden="true"
        className={styles['block']}
        data-bloc={visite.date.id}
        data-held={!convenue || undefined}
        data-moved={deplace}
        data-fixed={fixe || undefined}
        data-short={a - de <= HEURE || undefined}
        style={{ ...cote, top: auCentieme(debut), height: auCentieme(a - de) }}
      >
        <span className={styles['hours']}>
          {formaterHeure(de)}
          <span> – {formaterHeure(a)}</span>
        </span>
        <span className={styles['client']}>{visite.client.nom}</span>
        <span className={styles['state']}>
          <SigneDeDate convenue={convenue} />
          {etat(bloc)}
        </span>
        <span className={styles['town']}>{lieu(bloc)}</span>
      </div>
      <Route minutes={visite.trajetMinutes} sens="retour" style={{ ...cote, top: auCentieme(a - heure * HEURE) }} />
    </>
  )
}

type CelluleProps = Pick<Props, 'maintenant'> & {
  readonly place: Case
  readonly blocs: readonly Bloc[]
  readonly colonnes: ReadonlyMap<Bloc, Colonne>
  readonly ombres: readonly Ombre[]
  readonly choix: Intervalle | null
  readonly foyer: boolean
}

const part = (heure: number, intervalle: Intervalle): CSSProperties | null => {
  const dedans = partDansLHeure(heure, intervalle)
  return dedans && { top: auCentieme(dedans.de), height: auCentieme(dedans.a - dedans.de) }
}

/** An hour of a day: its shade, what begins in it, and its name. */
const Cellule = ({ place, blocs, colonnes, ombres, choix, foyer, maintenant }: CelluleProps) => {
  const { jour, heure } = place
  const ici = { de: heure * HEURE, a: heure * HEURE + HEURE }
  const presents = blocs.filter((bloc) => seCroisent(bloc, ici))
  const ombrees = ombres.filter((ombre) => seCroisent(ombre, ici))
  const plage = plageDuJour(INTERVENTIONS, jour)
  const present = aParis(maintenant)
  const choisie = choix === null ? null : part(heure, choix)
  const noms = [...presents.map((bloc) => ceQuiYEst(bloc, heure)), ...new Set(ombrees.map(({ texte }) => texte))]
  return (
    <td
      className={styles['cell']}
      tabIndex={foyer ? 0 : -1}
      data-jour={jour}
      data-heure={heure}
      data-closed={plage === null || ici.de < plage.de || ici.a > plage.a || undefined}
    >
      <span className="visually-hidden">{[caseTexte(jour, heure), ...noms].join(' : ')}</span>
      {ombrees.map((ombre) => (
        <span
          key={`${ombre.de} ${ombre.texte}`}
          className={styles['shade']}
          aria-hidden="true"
          style={part(heure, ombre) ?? {}}
        >
          {ombre.de >= ici.de || heure === 0 ? ombre.texte : ''}
        </span>
      ))}
      {choisie === null ? null : <span className={styles['chosen']} style={choisie} />}
      {presents
        .filter(({ de }) => de >= ici.de)
        .map((bloc) => (
          <BlocDessine
            key={bloc.visite.date.id}
            bloc={bloc}
            heure={heure}
            colonne={colonnes.get(bloc) ?? { rang: 0, sur: 1 }}
            fixe={!estDeplacable(bloc, maintenant)}
          />
        ))}
      {present.date === jour && Math.floor(present.minutes / HEURE) === heure ? (
        <span className={styles['now']} style={{ top: auCentieme(present.minutes % HEURE) }} />
      ) : null}
    </td>
  )
}

/** A day, and what it costs more than others. */
const Entete = ({ jour, present }: { readonly jour: DateCivile; readonly present: boolean }) => {
  const [nom, rang, mois] = jourTexte(jour).split(' ')
  const ferie = nomDuFerie(jour)
  return (
    <th scope="col" className={styles['day']} aria-current={present ? 'date' : undefined}>
      <span>
        <span className={styles['weekday']}>{nom}</span> <strong>{rang}</strong>
        <span className="visually-hidden">
          {' '}
          {mois}
          {present ? `, ${AGENDA_TEXTS.present}` : ''}
        </span>
      </span>
      {estMajore(jour) ? (
        <span className={styles['cost']}>
          {ferie === null ? AGENDA_TEXTS.weekend : feriesTexte(ferie)}, {AGENDA_TEXTS.majore}
        </span>
      ) : null}
    </th>
  )
}

/** The cell that the grid opens on: now, if it is seen, else nine o'clock of its first day. */
const NEUF_HEURES = 9

const premiereCase = (jours: readonly DateCivile[], { de, a }: Intervalle, maintenant: Date): Case => {
  const { date, minutes } = aParis(maintenant)
  const heure = Math.floor(minutes / HEURE)
  const premier = jours[0] ?? date
  return jours.includes(date) && heure >= de && heure < a
    ? { jour: date, heure }
    : { jour: premier, heure: Math.max(de, NEUF_HEURES) }
}

/** The cell that something of the page stands in. */
const caseDe = (cible: EventTarget): Case | null => {
  const cellule = cible instanceof Element ? cible.closest<HTMLElement>('td') : null
  return cellule && { jour: cellule.dataset['jour'] as DateCivile, heure: Number(cellule.dataset['heure']) }
}

/** Hours as rows, days as columns; one cell has the focus, and arrows carry it from one to the next. */
export const Grille = (props: Props) => {
  const { nom, jours, blocs, ombres, maintenant, choix = null, onLibre, onBlocs } = props
  const grille = useRef<HTMLTableElement>(null)
  const heures = heuresMontrees([...blocs.map(avecTrajet), ...(choix === null ? [] : [choix])])
  const [voulu, setVoulu] = useState<Case | null>(null)
  const aPrendre = useRef(false)
  const glisse = useGlisser({ ...props, grille, heures })
  const foyer =
    voulu !== null && jours.includes(voulu.jour) && voulu.heure >= heures.de && voulu.heure < heures.a
      ? voulu
      : premiereCase(jours, heures, maintenant)
  // With the cells of another week at once: a key pressed in between would find no cell.
  useLayoutEffect(() => {
    if (!aPrendre.current) return
    const cellule = grille.current?.querySelector<HTMLElement>('td[tabindex="0"]')
    if (voulu !== null && cellule?.dataset['jour'] !== voulu.jour) return
    aPrendre.current = false
    cellule?.focus()
  })
  const viser = (visee: Case): void => {
    aPrendre.current = true
    setVoulu(visee)
    if (!jours.includes(visee.jour)) props.onJour?.(visee.jour)
  }
  const dans = ({ jour, heure }: Case): readonly Bloc[] =>
    blocs.filter((bloc) => bloc.jour === jour && seCroisent(bloc, { de: heure * HEURE, a: heure * HEURE + HEURE }))
  const ouvrir = (place: Case): void => {
    const presents = dans(place)
    if (presents.length > 0) onBlocs(presents)
    else onLibre({ jour: place.jour, de: place.heure * HEURE, a: place.heure * HEURE + HEURE })
  }
  const emporter = (key: string): void => {
    const presents = dans(foyer)
    const bloc = presents.find(({ deplace }) => deplace === true) ?? presents[0]
    const vers: Instant | null = bloc === undefined ? null : porter(key, bloc, bloc.a - bloc.de)
    if (bloc === undefined || vers === null || !estDeplacable(bloc, maintenant) || props.onPorter === undefined) return
    if (props.onJour === undefined && !jours.includes(vers.jour)) return
    props.onPorter(porteA(bloc, vers), 'touche')
    viser({ jour: vers.jour, heure: Math.floor(vers.de / HEURE) })
  }
  const surFoyer = ({ target }: FocusEvent): void => {
    const place = caseDe(target)
    if (place !== null && (place.jour !== foyer.jour || place.heure !== foyer.heure)) setVoulu(place)
  }
  const surTouche = (event: KeyboardEvent): void => {
    if (event.altKey && event.key.startsWith('Arrow')) {
      event.preventDefault()
      emporter(event.key)
      return
    }
    if (event.altKey || event.metaKey) return
    if (event.key === 'Escape') props.onRenoncer?.()
    const visee = viserCase(event, foyer, heures)
    if (visee !== null && (props.onJour !== undefined || jours.includes(visee.jour))) viser(visee)
    else if (event.key === 'Enter' || event.key === ' ') ouvrir(foyer)
    else if (visee === null) return
    event.preventDefault()
  }
  const surClic = (event: MouseEvent): void => {
    if (glisse.vientDeGlisser() || !(event.target instanceof Element)) return
    const place = caseDe(event.target)
    if (place === null) return
    const clef = event.target.closest<HTMLElement>('[data-bloc]')?.dataset['bloc']
    const bloc = blocs.find(({ visite }) => visite.date.id === clef)
    viser(place)
    if (bloc !== undefined) onBlocs([bloc])
    else if (event.detail === 0) ouvrir(place)
    else onLibre(glisse.libreSous(event, place))
  }
  const montres =
    glisse.bloc === null
      ? blocs
      : blocs.map((bloc) => (bloc.visite.date.id === glisse.bloc?.visite.date.id ? glisse.bloc : bloc))
  const colonnes = new Map(jours.flatMap((jour) => [...placer(montres.filter((bloc) => bloc.jour === jour))]))
  const choisi = glisse.choix ?? choix
  const rangees = Array.from({ length: heures.a - heures.de }, (_, rang) => heures.de + rang)
  return (
    <table
      ref={grille}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is a table worked by keys.
      role="grid"
      aria-label={nom}
      aria-busy={props.enAttente}
      aria-describedby={props.aide}
      tabIndex={-1}
      className={styles['grid']}
      data-dragged={glisse.bloc !== null || undefined}
      onKeyDown={surTouche}
      onFocus={surFoyer}
      onClick={surClic}
      onPointerDown={glisse.surAppui}
    >
      <thead>
        <tr>
          <th scope="col" className={styles['corner']}>
            <span className="visually-hidden">{AGENDA_TEXTS.heures}</span>
          </th>
          {jours.map((jour) => (
            <Entete key={jour} jour={jour} present={aParis(maintenant).date === jour} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rangees.map((heure) => (
          <tr key={heure}>
            <th scope="row" className={styles['hour']}>
              <span>{formaterHeure(heure * HEURE)}</span>
            </th>
            {jours.map((jour) => (
              <Cellule
                key={jour}
                place={{ jour, heure }}
                blocs={montres.filter((bloc) => bloc.jour === jour)}
                colonnes={colonnes}
                ombres={ombres.filter((ombre) => ombre.jour === jour)}
                choix={choisi?.jour === jour ? choisi : null}
                foyer={foyer.jour === jour && foyer.heure === heure}
                maintenant={maintenant}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
