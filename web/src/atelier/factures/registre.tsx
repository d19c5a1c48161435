import { useCallback, useEffect } from 'react'
import type { FactureDuRegistreReply, FactureReply } from '#adapters/http/contract/values/facture-reply'
import { lister } from './queries.ts'
import { rechercheDe } from './recherche.ts'
import { useParametres } from '../parametres.ts'
import { useDemande } from '../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../liste/use-pagination.ts'
import { Liste } from './liste.tsx'

type Props = {
  /** Issued just now: the list has one more. */
  readonly emise: FactureReply | null
  /** Settled or credited in its record: known before the list is asked for again. */
  readonly changee: FactureDuRegistreReply | null
}

/** The list that the address asks for, kept current. */
export const Registre = ({ emise, changee }: Props) => {
  const { lire } = useParametres()
  const pagination = usePagination()
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, etat, curseur } = recherche
  const demande = useDemande(useCallback(() => lister({ q, etat, curseur })(), [q, etat, curseur]))
  const { changer, recharger } = demande
  useEffect(() => {
    if (emise !== null) void recharger()
  }, [emise, recharger])
  useEffect(() => {
    if (changee === null) return
    changer((page) => ({
      ...page,
      data: page.data.map((autre) => (autre.numero === changee.numero ? changee : autre)),
    }))
  }, [changee, changer])
  return <Liste demande={demande} recherche={recherche} pagination={pagination} />
}
