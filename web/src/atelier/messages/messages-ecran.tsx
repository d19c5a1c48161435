import { useCallback } from 'react'
import type { MessageReply } from '#adapters/http/contract/routes/messages'
import { lister } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { idDeLien } from './id-de-lien.ts'
import { useQuandNouvelle } from '../nouvelles/queries.ts'
import { useRetour } from '../liste/use-retour.ts'
import { useJournee } from '../aujourdhui/queries.ts'
import { useParametres } from '../parametres.ts'
import { useDemande } from '../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../liste/use-pagination.ts'
import { Fil } from './fil.tsx'
import { Liste } from './liste.tsx'

/** Tab Messages: the list, or over it the thread that the address names. */
export const MessagesEcran = () => {
  const { lire } = useParametres()
  const id = lire('id')
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, statut, tri, curseur } = recherche
  const demande = useDemande(useCallback(() => lister({ q, statut, tri, curseur })(), [q, statut, tri, curseur]))
  const { donnees, changer, recharger } = demande
  const { recharger: rechargerJournee } = useJournee()
  useQuandNouvelle(() => void recharger())
  useRetour(id, idDeLien)
  const onModifie = (message: MessageReply): void => {
    changer((page) => ({ ...page, data: page.data.map((autre) => (autre.id === message.id ? message : autre)) }))
    void rechargerJournee()
  }
  return (
    <>
      <div hidden={id !== ''}>
        <Liste demande={demande} recherche={recherche} pagination={pagination} onModifie={onModifie} />
      </div>
      {id === '' ? null : (
        <Fil key={id} id={id} connu={donnees?.data.find((message) => message.id === id)} onModifie={onModifie} />
      )}
    </>
  )
}
