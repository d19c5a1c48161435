import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EstimationFaiteReply } from '#adapters/http/contract/routes/estimations-admin'
import { enEuros } from '#domain/shared/montant'
import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Charge } from '../communs/charge.tsx'
import { dateCourte } from '../date-courte.ts'
import type { ColonneDeFichier } from '../liste/export.ts'
import { ChoixDeFiltre, Filtres } from '../liste/filtres.tsx'
import styles from '../liste/ligne.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { PucesComptees } from '../liste/puces-comptees.tsx'
import { Tableau } from '../liste/tableau.tsx'
import { GESTES_TEXTS } from '../liste/texts.ts'
import { type Pagination, PREMIERE_PAGE, usePagination } from '../liste/use-pagination.ts'
import { useLien, useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { colonnes, lieuDe } from './colonnes.tsx'
import { Conversion } from './conversion.tsx'
import { compteQuery, listeQuery, type PageDEstimations, type Recherche } from './queries.ts'
import { estFiltree, rechercheDe } from './recherche.ts'
import { ESTIMATIONS_TEXTS } from './texts.ts'

const FICHIER: readonly ColonneDeFichier<EstimationFaiteReply>[] = [
  { nom: ESTIMATIONS_TEXTS.demande, texte: ({ estimation }) => estimation.service },
  { nom: 'Lieu', texte: lieuDe },
  { nom: 'Nom', texte: ({ contact }) => contact?.nom ?? '' },
  { nom: ESTIMATIONS_TEXTS.source, texte: ({ source }) => ESTIMATIONS_TEXTS[source] },
  { nom: ESTIMATIONS_TEXTS.commande, texte: ({ prestation }) => prestation?.reference ?? '' },
  {
    nom: 'Total net (€)',
    texte: ({ estimation }) => enEuros(estimation.totalNet).toFixed(2).replace('.', ','),
  },
  { nom: ESTIMATIONS_TEXTS.faite, texte: ({ createdAt }) => dateCourte(createdAt) },
]

const GESTES = [{ nom: GESTES_TEXTS.exporter, fichier: 'estimations', colonnes: FICHIER }]

type LignesProps = {
  readonly page: PageDEstimations
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly enCours: boolean
}

const nomDe = (faite: EstimationFaiteReply): string =>
  `${faite.estimation.service}, ${lieuDe(faite)}, ${dateCourte(faite.createdAt)}`

const clefDe = ({ id }: EstimationFaiteReply): string => id

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { lire } = useParametres()
  const lien = useLien('id')
  const vues = useMemo(() => colonnes(lien), [lien])
  return (
    <PageDeListe
      onglet="estimations"
      textes={ESTIMATIONS_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Tableau
        titre={ESTIMATIONS_TEXTS.titre}
        colonnes={vues}
        lignes={page.data}
        clefDe={clefDe}
        nomDe={nomDe}
        gestes={GESTES}
        ouverte={lire('id')}
      />
      <Conversion {...page.conversion} />
    </PageDeListe>
  )
}

const SUITES = [
  { valeur: '', nom: ESTIMATIONS_TEXTS.toutes },
  { valeur: 'commandees', nom: ESTIMATIONS_TEXTS.commandees },
  { valeur: 'sans_suite', nom: ESTIMATIONS_TEXTS.sansSuite },
] as const

const SOURCES = [
  { value: '', label: ESTIMATIONS_TEXTS.toutes },
  { value: 'site', label: ESTIMATIONS_TEXTS.site },
  { value: 'telephone', label: ESTIMATIONS_TEXTS.telephone },
] as const

/** Every estimate made, ordered or not. */
export const Liste = () => {
  const { lire, adresse, changer } = useParametres()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const reponse = useReponse(useQuery(listeQuery(recherche)))
  return (
    <section className={styles['list']} aria-label={ESTIMATIONS_TEXTS.titre}>
      <Filtres
        nom={ESTIMATIONS_TEXTS.chercher}
        valeur={recherche.q}
        onChercher={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        geste={
          <ButtonLink variant="primary" to={adresse({ calculer: '1' })} state={STAY}>
            {ESTIMATIONS_TEXTS.estimer} <span data-suite>{ESTIMATIONS_TEXTS.auTelephone}</span>
          </ButtonLink>
        }
      >
        <PucesComptees
          nom={ESTIMATIONS_TEXTS.suite}
          parametre="suite"
          choisie={recherche.suite}
          choix={SUITES}
          compte={(suite) => compteQuery({ ...recherche, suite })}
        />
        <ChoixDeFiltre
          nom={ESTIMATIONS_TEXTS.source}
          valeur={recherche.source ?? ''}
          choix={SOURCES}
          onChoisir={(source) => changer({ ...PREMIERE_PAGE, source })}
        />
      </Filtres>
      <Charge demande={reponse} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} pagination={pagination} enCours={reponse.enCours} />}
      </Charge>
    </section>
  )
}
