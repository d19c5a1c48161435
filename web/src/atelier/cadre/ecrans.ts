import type { ComponentType } from 'react'
import type { NomDeLieu } from '../adresses.ts'
import type { Preparer } from '../serveur.ts'

type Place = {
  readonly Ecran: ComponentType
  readonly preparer?: Preparer
  /** Brings the code of a record. */
  readonly preparerFiche?: () => void
}

/** The screen of a place. Its code comes when it is opened, or its link approached. */
export type Charger = () => Promise<Place>

export const ECRANS: Readonly<Record<NomDeLieu, Charger>> = {
  aujourdhui: () => import('../aujourdhui/aujourdhui-ecran.tsx'),
  prestations: () => import('../prestations/prestations-ecran.tsx'),
  agenda: () => import('../agenda/agenda-ecran.tsx'),
  messages: () => import('../messages/messages-ecran.tsx'),
  clients: () => import('../clients/clients-ecran.tsx'),
  factures: () => import('../factures/factures-ecran.tsx'),
  estimations: () => import('../estimations/estimations-ecran.tsx'),
  comptabilite: () => import('../comptabilite/comptabilite-ecran.tsx'),
  diagnostics: () => import('../diagnostics/diagnostics-ecran.tsx'),
}
