import { useCallback, useEffect } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useQuandNouvelle } from '../../../atelier/nouvelles/queries.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../../../features/admin/panneau/use-pagination.ts'
import { lister } from '../../../features/admin/prestations/appels.ts'
import { rechercheDe } from '../../../features/admin/prestations/recherche.ts'
import { Liste } from './liste.tsx'

type Props = {
  /** What the owner has just changed, here or in the record: known before the list is asked for again. */
  readonly modifiee: PrestationReply | null
  readonly onModifiee: (prestation: PrestationReply) => void
}

/** The list that the address asks for, kept current. */
export const Registre = ({ modifiee, onModifiee }: Props) => {
  const { lire } = useParametres()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, statut, priorite, tri, curseur } = recherche
  const demande = useDemande(
    useCallback(() => lister({ q, statut, priorite, tri, curseur })(), [q, statut, priorite, tri, curseur]),
  )
  const { changer, recharger } = demande
  useQuandNouvelle(() => void recharger())
  useEffect(() => {
    if (modifiee === null) return
    changer((page) => ({ ...page, data: page.data.map((autre) => (autre.id === modifiee.id ? modifiee : autre)) }))
  }, [modifiee, changer])
  return <Liste demande={demande} recherche={recherche} pagination={pagination} onModifiee={onModifiee} />
}
