import { useMemo, useState } from 'react'
import { useLocation } from '../../../app/router.ts'
import { ongletDe } from './adresse.ts'
import type { LieuDOnglet } from './parametres.ts'

type Lieux = Readonly<Record<string, LieuDOnglet>>

export type Adresses = {
  readonly courant: string
  /** Where each tab that was opened was left: filters, page and open record are there when one comes back. */
  readonly lieux: Lieux
}

/** The tab that the address asks for, and where the others were left. */
export const useAdresses = (ids: readonly string[]): Adresses => {
  const { search } = useLocation()
  const courant = ongletDe(search, ids)
  const [lieux, setLieux] = useState<Lieux>({})
  const lieu = useMemo(() => ({ onglet: courant, search }), [courant, search])
  if (lieux[courant]?.search !== search) setLieux({ ...lieux, [courant]: lieu })
  return { courant, lieux }
}
