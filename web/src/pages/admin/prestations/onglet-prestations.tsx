import { useCallback, useEffect, useRef } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { useQuandNouvelle } from '../../../features/admin/nouvelles/use-nouvelles.ts'
import { useJournee } from '../../../features/admin/panneau/journee.ts'
import { useParametres } from '../../../features/admin/panneau/parametres.ts'
import { useDemande } from '../../../features/admin/panneau/use-demande.ts'
import { usePagination } from '../../../features/admin/panneau/use-pagination.ts'
import { lister, LIMITE } from '../../../features/admin/prestations/appels.ts'
import { idDeLien } from '../../../features/admin/prestations/id-de-lien.ts'
import { rechercheDe } from '../../../features/admin/prestations/recherche.ts'
import { Fiche } from './fiche.tsx'
import { Liste } from './liste.tsx'

/** Back in the list, the focus is on the line one came from. */
const useRetour = (id: string): void => {
  const avant = useRef(id)
  useEffect(() => {
    if (id === '' && avant.current !== '') document.getElementById(idDeLien(avant.current))?.focus()
    avant.current = id
  }, [id])
}

/** Tab Prestations: the list, or the one that the address names. The list stays as it was behind it. */
export const OngletPrestations = () => {
  const { lire } = useParametres()
  const pagination = usePagination(LIMITE)
  const recherche = rechercheDe(lire, pagination.curseur)
  const { q, statut, priorite, tri, curseur } = recherche
  const demande = useDemande(
    useCallback(() => lister({ q, statut, priorite, tri, curseur })(), [q, statut, priorite, tri, curseur]),
  )
  const { changer, recharger } = demande
  const journee = useJournee()
  useQuandNouvelle(() => void recharger())
  const id = lire('id')
  useRetour(id)
  const onModifiee = (prestation: PrestationReply): void => {
    changer((page) => ({ ...page, data: page.data.map((autre) => (autre.id === prestation.id ? prestation : autre)) }))
    void journee.recharger()
  }
  return (
    <>
      <div hidden={id !== ''}>
        <Liste demande={demande} recherche={recherche} pagination={pagination} onModifiee={onModifiee} />
      </div>
      {id === '' ? null : <Fiche key={id} id={id} onModifiee={onModifiee} />}
    </>
  )
}
