import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FactureDuRegistreReply } from '#adapters/http/contract/values/facture-reply'
import { EtatDeFacture } from '#domain/facturation/reglement'
import { enEuros, type Montant } from '#domain/shared/montant'
import { Charge } from '../communs/charge.tsx'
import type { ColonneDeFichier } from '../liste/export.ts'
import { Filtres } from '../liste/filtres.tsx'
import type { Geste } from '../liste/gestes.tsx'
import styles from '../liste/ligne.module.css'
import { PageDeListe } from '../liste/page-de-liste.tsx'
import { PucesComptees } from '../liste/puces-comptees.tsx'
import { Tableau } from '../liste/tableau.tsx'
import { GESTES_TEXTS } from '../liste/texts.ts'
import { type Pagination, PREMIERE_PAGE, usePagination } from '../liste/use-pagination.ts'
import { useLien, useParametres } from '../parametres.ts'
import { useReponse } from '../serveur.ts'
import { colonnes, resteDu } from './colonnes.tsx'
import { jourCourt } from './jour-court.ts'
import { compteQuery, listeQuery, type PageDeFactures, type Recherche, renvoyer } from './queries.ts'
import { estFiltree, rechercheDe } from './recherche.ts'
import { courrielsTexte, ETATS_DE_FACTURE, FACTURE_TEXTS, FACTURES_TEXTS, renvoyeesTexte } from './texts.ts'

const montantTexte = (montant: Montant): string => enEuros(montant).toFixed(2).replace('.', ',')

const FICHIER: readonly ColonneDeFichier<FactureDuRegistreReply>[] = [
  { nom: FACTURES_TEXTS.facture, texte: ({ numero }) => numero },
  { nom: 'Prestation', texte: ({ reference }) => reference },
  { nom: 'Client', texte: ({ client }) => client.raisonSociale ?? client.nom },
  { nom: FACTURES_TEXTS.etat, texte: ({ etat }) => ETATS_DE_FACTURE[etat] },
  { nom: FACTURES_TEXTS.emise, texte: ({ date }) => jourCourt(date) },
  {
    nom: FACTURES_TEXTS.echeance,
    texte: (facture) => (facture.genre === 'acompte' ? '' : jourCourt(facture.echeance)),
  },
  { nom: 'Total (€)', texte: ({ total }) => montantTexte(total) },
  { nom: 'Reste (€)', texte: (facture) => montantTexte(resteDu(facture)) },
]

const GESTES: readonly Geste<FactureDuRegistreReply>[] = [
  {
    nom: FACTURE_TEXTS.renvoyer,
    un: ({ numero }, options) => renvoyer(numero, options)(),
    courriel: courrielsTexte,
    fait: renvoyeesTexte,
  },
  { nom: GESTES_TEXTS.exporter, fichier: 'factures', colonnes: FICHIER },
]

type LignesProps = {
  readonly page: PageDeFactures
  readonly recherche: Recherche
  readonly pagination: Pagination
  readonly enCours: boolean
}

const clefDe = ({ numero }: FactureDuRegistreReply): string => numero

const nomDe = ({ numero }: FactureDuRegistreReply): string => numero

const Lignes = ({ page, recherche, pagination, enCours }: LignesProps) => {
  const { lire } = useParametres()
  const lien = useLien('numero')
  const vues = useMemo(() => colonnes(lien), [lien])
  return (
    <PageDeListe
      onglet="factures"
      textes={FACTURES_TEXTS}
      filtree={estFiltree(recherche)}
      page={page}
      pagination={pagination}
      enCours={enCours}
    >
      <Tableau
        titre={FACTURES_TEXTS.titre}
        colonnes={vues}
        lignes={page.data}
        clefDe={clefDe}
        nomDe={nomDe}
        gestes={GESTES}
        ouverte={lire('numero')}
      />
    </PageDeListe>
  )
}

/** Every invoice, the newest first. */
export const Liste = () => {
  const { lire, changer } = useParametres()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const reponse = useReponse(useQuery(listeQuery(recherche)))
  return (
    <section className={styles['list']} aria-label={FACTURES_TEXTS.titre}>
      <Filtres
        nom={FACTURES_TEXTS.chercher}
        valeur={recherche.q}
        onChercher={(q) => changer({ ...PREMIERE_PAGE, q }, 'remplacer')}
      >
        <PucesComptees
          nom={FACTURES_TEXTS.etat}
          parametre="etat"
          choisie={recherche.etat}
          choix={[
            { valeur: '', nom: FACTURES_TEXTS.tous },
            ...EtatDeFacture.values.map((valeur) => ({ valeur, nom: ETATS_DE_FACTURE[valeur] })),
          ]}
          compte={(etat) => compteQuery({ ...recherche, etat })}
        />
      </Filtres>
      <Charge demande={reponse} lignes={8}>
        {(page) => <Lignes page={page} recherche={recherche} pagination={pagination} enCours={reponse.enCours} />}
      </Charge>
    </section>
  )
}
