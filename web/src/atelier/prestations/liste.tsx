import { PRIORITE_NOMS, STATUT_NOMS } from '../noms.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { PRIORITES, STATUTS } from '#domain/prestation/statut'
import { sensDeTri } from '#domain/registre/tris'
import { useNow } from '../../browser/use-now.ts'
import { REGISTRE_TEXTS, TRI_NOTES } from './texts.ts'
import type { Page } from '../liste/page.ts'
import { type Pagination, PREMIERE_PAGE, usePagination } from '../liste/use-pagination.ts'
import { Charge } from '../communs/charge.tsx'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { useBandeau } from '../aujourdhui/queries.ts'
import { ChoixDeFiltre, Filtres, Puces, type TriDeListe } from '../liste/filtres.tsx'
import type { Sort } from '../liste/ordre.ts'
import { Tableau } from '../liste/tableau.tsx'
import { useLien, useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { colonnes } from './colonnes.tsx'
import { useGestes } from './gestes.ts'
import styles from '../liste/ligne.module.css'
import { estFiltree, listeQuery, type Recherche, rechercheDe } from './queries.ts'
import { sortDe, triDeSort } from './tri.ts'

/** Statuts with how many orders bear each. */
const PucesDeStatut = ({ statut: choisi }: Pick<Recherche, 'statut'>) => {
  const { adresse } = useParametres()
  const comptes = useBandeau()?.prestations.parStatut
  const tous = comptes === undefined ? undefined : STATUTS.reduce((somme, statut) => somme + comptes[statut], 0)
  return (
    <Puces
      nom={REGISTRE_TEXTS.statut}
      puces={[
        {
          nom: REGISTRE_TEXTS.tous,
          to: adresse({ ...PREMIERE_PAGE, statut: '' }),
          choisie: choisi === null,
          nombre: tous,
        },
        ...STATUTS.map((statut) => ({
          nom: STATUT_NOMS[statut],
          to: adresse({ ...PREMIERE_PAGE, statut }),
          choisie: choisi === statut,
          nombre: comptes?.[statut],
        })),
      ]}
    />
  )
}

type LignesProps = {
  readonly tri: TriDeListe<PrestationReply>
  readonly page: Page<PrestationReply>
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly enCours: boolean
}

const clefDe = ({ reference }: PrestationReply): string => reference

const nomDe = ({ client, reference }: PrestationReply): string => `${client.nom}, ${reference}`

const Lignes = ({ tri, page, recherche, pagination, enCours }: LignesProps) => {
  const { lire } = useParametres()
  const gestes = useGestes()
  return (
    <PageDeListe
      onglet="prestations"
      textes={REGISTRE_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Tableau
        titre={REGISTRE_TEXTS.titre}
        lignes={page.data}
        clefDe={clefDe}
        ouverte={lire('id')}
        nomDe={nomDe}
        gestes={gestes}
        {...tri}
      />
    </PageDeListe>
  )
}

/** Every order, by what one remembers of it. */
export const Liste = () => {
  const { lire, changer } = useParametres()
  const lien = useLien('id')
  const maintenant = useNow()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const reponse = useReponse(useQuery(listeQuery(recherche)))
  const tri = {
    colonnes: useMemo(() => colonnes({ maintenant, lien }), [maintenant, lien]),
    tri: sortDe(recherche.tri),
    onTri: (choisi: Sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(choisi) }),
  }
  const note = TRI_NOTES[sensDeTri(recherche.tri).clef]
  return (
    <section className={styles['list']} aria-label={REGISTRE_TEXTS.titre}>
      <Filtres
        nom={REGISTRE_TEXTS.chercher}
        valeur={recherche.q}
        onChercher={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        tri={tri}
      >
        <PucesDeStatut statut={recherche.statut} />
        <ChoixDeFiltre
          nom={REGISTRE_TEXTS.priorite}
          valeur={recherche.priorite ?? ''}
          choix={[
            { value: '', label: REGISTRE_TEXTS.toutes },
            ...PRIORITES.map((value) => ({ value, label: PRIORITE_NOMS[value] })),
          ]}
          onChoisir={(priorite) => changer({ ...PREMIERE_PAGE, priorite })}
        />
      </Filtres>
      {note === undefined ? null : <p className={styles['soft']}>{note}</p>}
      <Charge demande={reponse} lignes={8}>
        {(page) => <Lignes {...{ tri, page, recherche, pagination }} enCours={reponse.enCours} />}
      </Charge>
    </section>
  )
}
