import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { type StatutMessage, STATUTS_MESSAGE } from '#domain/message/statut-message'
import * as E from '#fp/Either'
import { STAY } from '../../app/scroll-position.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { Charge } from '../communs/charge.tsx'
import dossier from '../communs/dossier.module.css'
import { useNombres } from '../aujourdhui/queries.ts'
import { Filtres, type TriDeListe } from '../liste/filtres.tsx'
import type { Sort } from '../liste/ordre.ts'
import type { Geste } from '../liste/gestes.tsx'
import styles from '../liste/ligne.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { PucesComptees } from '../liste/puces-comptees.tsx'
import { Tableau } from '../liste/tableau.tsx'
import { type Pagination, PREMIERE_PAGE, usePagination } from '../liste/use-pagination.ts'
import { useLien, useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { colonnes } from './colonnes.tsx'
import {
  changerStatut,
  compteQuery,
  connaitreMessage,
  listeQuery,
  type PageDeMessages,
  type Recherche,
} from './queries.ts'
import { estFiltree, rechercheDe, sortDe, triDeSort } from './recherche.ts'
import { marquesTexte, MESSAGES_ADMIN_TEXTS, nonLusTexte, STATUT_MESSAGE_NOMS } from './texts.ts'

/** What can be done with several messages. */
const useGestes = (): readonly Geste<MessageReply>[] => {
  const serveur = useQueryClient()
  const marquer = (nom: string, statut: StatutMessage, pour: (message: MessageReply) => boolean) => ({
    nom,
    pour,
    un: async (message: MessageReply) => {
      const reponse = await changerStatut(message, statut)()
      if (E.isRight(reponse)) connaitreMessage(serveur, reponse.right)
      return reponse
    },
    fait: (nombre: number) => marquesTexte(nombre, statut),
  })
  return [
    marquer(MESSAGES_ADMIN_TEXTS.marquerLu, 'lu', ({ statut }) => statut === 'nouveau'),
    marquer(MESSAGES_ADMIN_TEXTS.marquerTraite, 'traité', ({ statut }) => statut !== 'traité'),
  ]
}

type LignesProps = {
  readonly tri: TriDeListe<MessageReply>
  readonly page: PageDeMessages
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly enCours: boolean
}

const clefDe = ({ id }: MessageReply): string => id

const nomDe = ({ nom }: MessageReply): string => nom

const Lignes = ({ tri, page, recherche, pagination, enCours }: LignesProps) => {
  const { lire } = useParametres()
  const gestes = useGestes()
  return (
    <PageDeListe
      onglet="messages"
      textes={MESSAGES_ADMIN_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Tableau
        titre={MESSAGES_ADMIN_TEXTS.titre}
        lignes={page.data}
        clefDe={clefDe}
        nomDe={nomDe}
        gestes={gestes}
        ouverte={lire('id')}
        {...tri}
      />
    </PageDeListe>
  )
}

/** How many wait to be read, and the way to them alone; the place is kept until the figure is there. */
const NonLus = ({ recherche }: { readonly recherche: Recherche }) => {
  const { adresse } = useParametres()
  const nombre = useNombres()?.messagesNonLus
  const aLire = nombre !== undefined && nombre > 0
  return (
    <div className={dossier['bar']} data-kept>
      <p aria-live="polite">{nombre === undefined ? null : <strong>{nonLusTexte(nombre)}</strong>}</p>
      {!aLire || recherche.statut === 'nouveau' ? null : (
        <ButtonLink variant="quiet" to={adresse({ ...PREMIERE_PAGE, statut: 'nouveau' })} state={STAY}>
          {MESSAGES_ADMIN_TEXTS.voirNonLus}
        </ButtonLink>
      )}
    </div>
  )
}

/** Every message, by what one remembers of it. */
export const Liste = () => {
  const { lire, changer } = useParametres()
  const lien = useLien('id')
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const reponse = useReponse(useQuery(listeQuery(recherche)))
  const tri = {
    colonnes: useMemo(() => colonnes(lien), [lien]),
    tri: sortDe(recherche.tri),
    onTri: (choisi: Sort) => changer({ ...PREMIERE_PAGE, tri: triDeSort(choisi) }),
  }
  return (
    <section className={styles['list']} aria-label={MESSAGES_ADMIN_TEXTS.titre}>
      <Filtres
        nom={MESSAGES_ADMIN_TEXTS.chercher}
        valeur={recherche.q}
        onChercher={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
        tri={tri}
      >
        <PucesComptees
          nom={MESSAGES_ADMIN_TEXTS.statut}
          parametre="statut"
          choisie={recherche.statut}
          choix={[
            { valeur: '', nom: MESSAGES_ADMIN_TEXTS.tous },
            ...STATUTS_MESSAGE.map((valeur) => ({ valeur, nom: STATUT_MESSAGE_NOMS[valeur] })),
          ]}
          compte={(statut) => compteQuery({ ...recherche, statut })}
        />
      </Filtres>
      <Charge demande={reponse} lignes={8}>
        {(page) => <Lignes {...{ tri, page, recherche, pagination }} enCours={reponse.enCours} />}
      </Charge>
      <NonLus recherche={recherche} />
    </section>
  )
}
