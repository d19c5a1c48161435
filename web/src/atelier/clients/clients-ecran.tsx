import { useCallback, useState } from 'react'
import type { SuppressionReply } from '#adapters/http/contract/routes/comptes'
import { lister } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { idDeLien } from './id-de-lien.ts'
import { useQuandNouvelle } from '../nouvelles/queries.ts'
import { useRetour } from '../liste/use-retour.ts'
import { useJournee } from '../aujourdhui/queries.ts'
import { useParametres } from '../parametres.ts'
import { useDemande } from '../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../liste/use-pagination.ts'
import { ALaDemande } from '../../pages/admin/cadre/a-la-demande.tsx'
import { Liste } from './liste.tsx'
import { Supprime } from './supprime.tsx'

const chargerFiche = () => import('./fiche.tsx')

/** An account that was deleted just now. */
type Suppression = { readonly id: string; readonly nom: string; readonly bilan: SuppressionReply }

/** Tab Clients: the list, or over it the sheet that the address names. */
export const ClientsEcran = () => {
  const { lire, changer } = useParametres()
  const id = lire('id')
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, activite, tri, curseur } = recherche
  const demande = useDemande(useCallback(() => lister({ q, activite, tri, curseur })(), [q, activite, tri, curseur]))
  const [supprime, setSupprime] = useState<Suppression | null>(null)
  const { changer: changerListe, recharger } = demande
  const { recharger: rechargerJournee } = useJournee()
  useQuandNouvelle(() => void recharger())
  useRetour(id, idDeLien)
  if (supprime !== null && id !== '' && id !== supprime.id) setSupprime(null)
  const toutRecharger = (): void => {
    void recharger()
    void rechargerJournee()
  }
  const onSupprime = (nom: string, bilan: SuppressionReply): void => {
    changerListe((page) => ({ ...page, data: page.data.filter((client) => client.id !== id) }))
    changer({ id: '' }, 'remplacer')
    setSupprime({ id, nom, bilan })
    toutRecharger()
  }
  return (
    <>
      <div hidden={id !== ''}>
        {supprime === null || id !== '' ? null : <Supprime nom={supprime.nom} bilan={supprime.bilan} />}
        <Liste demande={demande} recherche={recherche} pagination={pagination} onNettoye={toutRecharger} />
      </div>
      {id === '' ? null : (
        <ALaDemande charger={chargerFiche}>
          {({ FicheClient }) => <FicheClient key={id} id={id} onSupprime={onSupprime} onCorrige={toutRecharger} />}
        </ALaDemande>
      )}
    </>
  )
}
