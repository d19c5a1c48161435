import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import { Notice } from '../../components/notice.tsx'
import { bring } from '../../browser/use-module.ts'
import type { Preparer } from '../serveur.ts'
import { ALaDemande } from '../communs/a-la-demande.tsx'
import { ListeEtFiche } from '../liste/liste-et-fiche.tsx'
import { useRetour } from '../liste/use-retour.ts'
import { useParametres } from '../parametres.ts'
import { idDeLien, listeQuery, oublierClient, relireClients } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { bilanTexte, supprimeTexte } from './texts.ts'

const chargerListe = () => import('./liste.tsx')
const chargerFiche = () => import('./fiche.tsx')

/** The list as it begins. */
export const preparer: Preparer = (serveur) => {
  void bring(chargerListe)
  void serveur.prefetchQuery(listeQuery(rechercheDe(() => '', null)))
}

export const preparerFiche = (): void => void bring(chargerFiche)

/** An account that was deleted just now. */
type Suppression = { readonly id: string; readonly nom: string; readonly bilan: SuppressionReply }

/** What became of it. It takes the focus, because the line it came from is gone. */
const Supprime = ({ nom, bilan }: Suppression) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice kind="success" live title={supprimeTexte(nom)}>
        <p>{bilanTexte(bilan.prestationsSupprimes, bilan.prestationsConservees, bilan.messages)}</p>
      </Notice>
    </div>
  )
}

/** The clients, and the one that the address names. */
export const Ecran = () => {
  const { lire, changer } = useParametres()
  const id = lire('id')
  const serveur = useQueryClient()
  const [supprime, setSupprime] = useState<Suppression | null>(null)
  useRetour(id, idDeLien)
  if (supprime !== null && id !== '' && id !== supprime.id) setSupprime(null)
  const onSupprime = (nom: string, bilan: SuppressionReply): void => {
    oublierClient(serveur, id)
    changer({ id: '' }, 'remplacer')
    setSupprime({ id, nom, bilan })
  }
  return (
    <ListeEtFiche
      onFermer={() => changer({ id: '' })}
      liste={
        <>
          {supprime === null || id !== '' ? null : <Supprime {...supprime} />}
          <ALaDemande charger={chargerListe}>{({ Liste }) => <Liste />}</ALaDemande>
        </>
      }
      fiche={
        id === '' ? null : (
          <ALaDemande charger={chargerFiche}>
            {({ FicheClient }) => (
              <FicheClient key={id} id={id} onSupprime={onSupprime} onCorrige={() => relireClients(serveur)} />
            )}
          </ALaDemande>
        )
      }
    />
  )
}
