import { useEffect } from 'react'
import { lireLieu, type NomDeLieu } from '../adresses.ts'

/** What a click on a place shows first. */
const CODE: Readonly<Record<NomDeLieu, readonly (() => Promise<unknown>)[]>> = {
  aujourdhui: [() => import('../aujourdhui/aujourdhui-ecran.tsx')],
  prestations: [() => import('../prestations/prestations-ecran.tsx'), () => import('../prestations/liste.tsx')],
  agenda: [() => import('../agenda/agenda-ecran.tsx'), () => import('../agenda/grille.tsx')],
  messages: [() => import('../messages/messages-ecran.tsx'), () => import('../messages/liste.tsx')],
  clients: [() => import('../clients/clients-ecran.tsx'), () => import('../clients/liste.tsx')],
  factures: [() => import('../factures/factures-ecran.tsx'), () => import('../factures/liste.tsx')],
  estimations: [() => import('../estimations/estimations-ecran.tsx'), () => import('../estimations/liste.tsx')],
  comptabilite: [() => import('../comptabilite/comptabilite-ecran.tsx')],
  diagnostics: [() => import('../diagnostics/diagnostics-ecran.tsx')],
}

/** Lost on the way, it is said by the screen that needs it. */
const apporter = async (charger: () => Promise<unknown>): Promise<void> => {
  try {
    await charger()
  } catch {
    // The screen asks again.
  }
}

const surLien = ({ target }: Event): void => {
  const lien = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a') : null
  const lieu = lien === null ? null : lireLieu(new URL(lien.href))
  if (lieu !== null) CODE[lieu.nom].forEach((charger) => void apporter(charger))
}

const APPROCHES = ['pointerover', 'focusin', 'touchstart'] as const

/** The code of a place comes while its link is approached, by a hand or by keys: the click then waits for figures alone. */
export const useDAvance = (): void =>
  useEffect(() => {
    for (const approche of APPROCHES) document.addEventListener(approche, surLien, { passive: true })
    return () => {
      for (const approche of APPROCHES) document.removeEventListener(approche, surLien)
    }
  }, [])
