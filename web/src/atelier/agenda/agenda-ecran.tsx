import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type DateCivile, parseDateCivile, plusJours } from '#domain/calendrier/date-civile'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { joursDeLaSemaine } from '#domain/agenda/semaine'
import * as E from '#fp/Either'
import { STAY } from '../../app/scroll-position.tsx'
import { useMedia } from '../../browser/use-media.ts'
import { bring } from '../../browser/use-module.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { Echec } from '../communs/echec.tsx'
import { useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import styles from './agenda.module.css'
import { avecDeplaces, type Bloc, blocsDe, ombresDe, type Ouvert } from './blocs.ts'
import { LigneDeDeplacement } from './ligne-de-deplacement.tsx'
import { semaineQuery } from './queries.ts'
import { jourDe, lundiDe, nomDeSemaine, semaineDe } from './semaine.ts'
import { AGENDA_TEXTS, jourTexte, nombreTexte, VISITE_TEXTS } from './texts.ts'
import { type Deplacement, useDeplacement } from './use-deplacement.ts'

/** Below it one day fills the screen. */
const UNE_SEMAINE = '(min-width: 43.75rem)'

type Vue = {
  readonly jour: DateCivile
  readonly aujourdhui: DateCivile
  readonly entiere: boolean
  readonly aller: (jour: DateCivile) => void
  readonly adresseDe: (jour: DateCivile) => string
}

/** The week, and on a phone the day of it, that the address asks for. */
const useVue = (aujourdhui: DateCivile): Vue => {
  const { lire, changer, adresse } = useParametres()
  const entiere = useMedia(UNE_SEMAINE)
  const jour = jourDe(lire('jour'), semaineDe(lire('semaine'), aujourdhui), aujourdhui)
  const vers = (autre: DateCivile) => ({ semaine: autre, jour: autre })
  return {
    jour,
    aujourdhui,
    entiere,
    aller: (autre) => changer(vers(autre)),
    adresseDe: (autre) => adresse(vers(autre)),
  }
}

/** Goes along while a date is typed: until the field is left, it shows what is being typed, and keeps the focus. */
const AllerAu = ({ jour, aller }: Pick<Vue, 'jour' | 'aller'>) => {
  const champ = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = champ
    if (current !== null && current !== document.activeElement) current.value = jour
  }, [jour])
  return (
    <label className={styles['go']}>
      <span className={styles['long']}>{AGENDA_TEXTS.aller}</span>
      <input
        ref={champ}
        type="date"
        defaultValue={jour}
        onChange={({ target }) => {
          const date = parseDateCivile(target.value)
          if (E.isRight(date)) aller(date.right)
        }}
        onBlur={({ target }) => {
          target.value = jour
        }}
      />
    </label>
  )
}

type TeteProps = Vue & { readonly nombre: number | null; readonly onProposer: () => void }

/** Which week or day, how much there is in it, and the ways to others. */
const Tete = ({ jour, aujourdhui, entiere, aller, adresseDe, nombre, onProposer }: TeteProps) => {
  const pas = entiere ? 7 : 1
  return (
    <div className={styles['head']}>
      <div className={styles['name']}>
        <h2 id="agenda-semaine">{entiere ? nomDeSemaine(lundiDe(jour)) : jourTexte(jour)}</h2>
        <p aria-live="polite" className={styles['soft']}>
          {nombre === null ? '' : nombre === 0 ? AGENDA_TEXTS.vide : nombreTexte(nombre)}
        </p>
      </div>
      <nav aria-label={entiere ? AGENDA_TEXTS.semaines : AGENDA_TEXTS.jours} className={styles['steps']}>
        <ButtonLink
          to={adresseDe(plusJours(jour, -pas))}
          state={STAY}
          aria-label={entiere ? AGENDA_TEXTS.semainePrecedente : AGENDA_TEXTS.jourPrecedent}
        >
          ←
        </ButtonLink>
        <ButtonLink to={adresseDe(aujourdhui)} state={STAY}>
          {AGENDA_TEXTS.aujourdhui}
        </ButtonLink>
        <ButtonLink
          to={adresseDe(plusJours(jour, pas))}
          state={STAY}
          aria-label={entiere ? AGENDA_TEXTS.semaineSuivante : AGENDA_TEXTS.jourSuivant}
        >
          →
        </ButtonLink>
      </nav>
      <AllerAu jour={jour} aller={aller} />
      <Button variant="primary" onClick={onProposer}>
        <span>
          {VISITE_TEXTS.proposerBouton}
          <span className={styles['long']}> {VISITE_TEXTS.proposerQuoi}</span>…
        </span>
      </Button>
    </div>
  )
}

const LEGENDE = [
  ['convenue', AGENDA_TEXTS.convenue],
  ['proposee', AGENDA_TEXTS.attendReponse],
  ['ombre', AGENDA_TEXTS.pasLibre],
] as const

const chargerGrille = () => import('./grille.tsx')
const chargerDialogues = () => import('./dialogues.tsx')
const chargerSections = () => import('./sections.tsx')

/** This week. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerGrille)
  void bring(chargerSections)
  void serveur.prefetchQuery(semaineQuery(lundiDe(dateParis(new Date()))))
}

type SuiteProps = {
  readonly ouvert: Ouvert | null
  readonly setOuvert: (ouvert: Ouvert | null) => void
  readonly deplacement: Deplacement
}

/** What is open over the grid; its code comes with the first one. */
const Dialogues = ({ ouvert, setOuvert, deplacement }: SuiteProps) => {
  const [vu, setVu] = useState(false)
  if (ouvert !== null && !vu) setVu(true)
  return vu ? (
    <ALaDemande charger={chargerDialogues} lignes={1}>
      {({ Dialogues: Ouverts }) => (
        <Ouverts
          ouvert={ouvert}
          onOuvrir={setOuvert}
          onFermer={() => {
            deplacement.renoncer()
            setOuvert(null)
          }}
        />
      )}
    </ALaDemande>
  ) : null
}

/** A week of hours, a day of them on a phone, and below them what is set once. */
export const Ecran = () => {
  const maintenant = useNow()
  const aujourdhui = dateParis(maintenant)
  const vue = useVue(aujourdhui)
  const { jour, entiere } = vue
  const lundi = lundiDe(jour)
  const jours = entiere ? joursDeLaSemaine(lundi) : [jour]
  const { donnees, echec, enCours, recharger } = useReponse(useQuery(semaineQuery(lundi)))
  const [ouvert, setOuvert] = useState<Ouvert | null>(null)
  const deplacement = useDeplacement(maintenant, (bloc) => setOuvert({ genre: 'deplacer', bloc }))
  const connus = donnees === null ? [] : blocsDe(donnees)
  const blocs = avecDeplaces(connus, deplacement.deplaces).filter((bloc) => jours.includes(bloc.jour))
  const surBlocs = (presents: readonly Bloc[]): void => {
    if (presents.some((bloc) => bloc === deplacement.porte)) deplacement.confirmer()
    else setOuvert({ genre: 'visites', blocs: presents })
  }
  return (
    <div className={styles['screen']}>
      <section aria-labelledby="agenda-semaine" className={styles['week']}>
        <Tete
          {...vue}
          nombre={donnees === null ? null : blocs.length}
          onProposer={() => setOuvert({ genre: 'proposer', choix: null })}
        />
        {echec === null ? null : <Echec echec={echec} onReessayer={recharger} />}
        <ALaDemande charger={chargerGrille} lignes={12}>
          {({ Grille }) => (
            <Grille
              nom={AGENDA_TEXTS.grille}
              aide="agenda-aide"
              jours={jours}
              blocs={blocs}
              ombres={donnees === null ? [] : ombresDe(donnees)}
              maintenant={maintenant}
              enAttente={enCours && donnees === null}
              choix={ouvert?.genre === 'proposer' ? ouvert.choix : null}
              onLibre={(choix) => setOuvert({ genre: 'proposer', choix })}
              onBlocs={surBlocs}
              onJour={vue.aller}
              onPorter={deplacement.porter}
              onRenoncer={deplacement.renoncer}
            />
          )}
        </ALaDemande>
        <ul className={styles['legend']}>
          {LEGENDE.map(([genre, texte]) => (
            <li key={genre} data-genre={genre}>
              {texte}
            </li>
          ))}
        </ul>
        <p id="agenda-aide" className={styles['help']}>
          {AGENDA_TEXTS.aide}
        </p>
      </section>
      <ALaDemande charger={chargerSections} lignes={6}>
        {({ Sections }) => <Sections />}
      </ALaDemande>
      <LigneDeDeplacement deplacement={deplacement} />
      <Dialogues ouvert={ouvert} setOuvert={setOuvert} deplacement={deplacement} />
    </div>
  )
}
