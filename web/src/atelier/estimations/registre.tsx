import { useCallback, useEffect, useRef } from 'react'
import { lister } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { useQuandNouvelle } from '../nouvelles/queries.ts'
import { useParametres } from '../parametres.ts'
import { useDemande } from '../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../liste/use-pagination.ts'
import { Liste } from './liste.tsx'

/** The list that the address asks for, kept current; `changements` counts what the owner did beside it. */
export const Registre = ({ changements }: { readonly changements: number }) => {
  const { lire } = useParametres()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, suite, source, curseur } = recherche
  const demande = useDemande(useCallback(() => lister({ q, suite, source, curseur })(), [q, suite, source, curseur]))
  const { recharger } = demande
  const vus = useRef(changements)
  useQuandNouvelle(() => void recharger())
  useEffect(() => {
    if (vus.current === changements) return
    vus.current = changements
    void recharger()
  }, [changements, recharger])
  return <Liste demande={demande} recherche={recherche} pagination={pagination} />
}
