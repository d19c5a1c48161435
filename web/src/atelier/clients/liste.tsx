import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { sensDeTri } from '#domain/registre/tris'
import { Button } from '../../components/button.tsx'
import { Charge } from '../communs/charge.tsx'
import { dateCourte } from '../date-courte.ts'
import type { ColonneDeFichier } from '../liste/export.ts'
import { Filtres, type TriDeListe } from '../liste/filtres.tsx'
import type { Sort } from '../liste/ordre.ts'
import styles from '../liste/ligne.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { PucesComptees } from '../liste/puces-comptees.tsx'
import { Tableau } from '../liste/tableau.tsx'
import { GESTES_TEXTS } from '../liste/texts.ts'
import { type Pagination, PREMIERE_PAGE, usePagination } from '../liste/use-pagination.ts'
import { useLien, useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import type { ClientDuRegistreReply } from '#adapters/http/contract/routes/clients'
import { colonnes } from './colonnes.tsx'
import { NettoyageDialogue } from './nettoyage-dialogue.tsx'
import { compteQuery, listeQuery, type PageDeClients, type Recherche, relireClients } from './queries.ts'
import { estFiltree, rechercheDe, sortDe, triDeSort } from './recherche.ts'
import { ACTIVITE_NOMS, CLIENTS_TEXTS } from './texts.ts'

const FICHIER: readonly ColonneDeFichier<ClientDuRegistreReply>[] = [
  { nom: CLIENTS_TEXTS.client, texte: ({ nom }) => nom },
  { nom: 'Email', texte: ({ email }) => email },
  { nom: CLIENTS_TEXTS.telephone, texte: ({ telephone }) => telephone },
  { nom: 'Adresse', texte: ({ adresse }) => adresse },
  { nom: 'Code postal', texte: ({ codePostal }) => codePostal },
  { nom: 'Ville', texte: ({ ville }) => ville },
  { nom: CLIENTS_TEXTS.prestations, texte: ({ prestations }) => String(prestations) },
  {
    nom: CLIENTS_TEXTS.derniere,
    texte: ({ derniereCommande }) => (derniereCommande === null ? '' : dateCourte(derniereCommande)),
  },
  { nom: CLIENTS_TEXTS.inscrit, texte: ({ createdAt }) => dateCourte(createdAt) },
]

const GESTES = [{ nom: GESTES_TEXTS.exporter, fichier: 'clients', colonnes: FICHIER }]

type LignesProps = {
  readonly tri: TriDeListe<ClientDuRegistreReply>
  readonly page: PageDeClients
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly enCours: boolean
}

const clefDe = ({ id }: ClientDuRegistreReply): string => id

const nomDe = ({ nom }: ClientDuRegistreReply): string => nom

const Lignes = ({ tri, page, recherche, pagination, enCours }: LignesProps) => {
  const { lire } = useParametres()
  return (
    <PageDeListe
      onglet="clients"
      textes={CLIENTS_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Tableau
        titre={CLIENTS_TEXTS.titre}
        lignes={page.data}
        clefDe={clefDe}
        nomDe={nomDe}
        gestes={GESTES}
        ouverte={lire('id')}
        {...tri}
      />
    </PageDeListe>
  )
}

/** Everybody who has an account, and the clean-up of those who never ordered. */
export const Liste = () => {
  const { lire, changer } = useParametres()
  const lien = useLien('id')
  const serveur = useQueryClient()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const reponse = useReponse(useQuery(listeQuery(recherche)))
  const tri = {
    colonnes: useMemo(() => colonnes(lien), [lien]),
    tri: sortDe(recherche.tri),
    onTri: (choisi: Sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(choisi) }),
  }
  const [nettoyage, setNettoyage] = useState(false)
  return (
    <section className={styles['list']} aria-label={CLIENTS_TEXTS.titre}>
      <Filtres
        nom={CLIENTS_TEXTS.chercher}
        valeur={recherche.q}
        onChercher={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        tri={tri}
      >
        <PucesComptees
          nom={CLIENTS_TEXTS.activite}
          parametre="activite"
          choisie={recherche.activite}
          choix={[
            { valeur: '', nom: CLIENTS_TEXTS.tous },
            { valeur: 'actifs', nom: ACTIVITE_NOMS.actifs },
            { valeur: 'inactifs', nom: ACTIVITE_NOMS.inactifs },
          ]}
          compte={(activite) => compteQuery({ ...recherche, activite })}
        />
      </Filtres>
      {sensDeTri(recherche.tri).clef === 'derniere_commande' ? (
        <p className={styles['soft']}>{CLIENTS_TEXTS.derniereNote}</p>
      ) : null}
      <Charge demande={reponse} lignes={8}>
        {(page) => <Lignes {...{ tri, page, recherche, pagination }} enCours={reponse.enCours} />}
      </Charge>
      <div>
        <Button onClick={() => setNettoyage(true)}>{CLIENTS_TEXTS.nettoyer}</Button>
      </div>
      <NettoyageDialogue
        ouvert={nettoyage}
        onFermer={() => setNettoyage(false)}
        onFait={() => relireClients(serveur)}
      />
    </section>
  )
}
