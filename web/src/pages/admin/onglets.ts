import type { ComponentType } from 'react'
import type { ONGLET_TEXTS } from '../../contents/admin-cadre-texts.ts'

/** A tab of the panel. Its code comes when it is opened. */
export type Onglet = {
  readonly id: keyof typeof ONGLET_TEXTS
  readonly charger: () => Promise<{ readonly Onglet: ComponentType }>
}

/** The tabs in the order of the screen; the first one opens unless the address says otherwise. */
export const ONGLETS: readonly Onglet[] = [
  {
    id: 'aujourdhui',
    charger: async () => ({ Onglet: (await import('./aujourdhui/onglet-aujourdhui.tsx')).OngletAujourdhui }),
  },
  {
    id: 'prestations',
    charger: async () => ({ Onglet: (await import('./prestations/onglet-prestations.tsx')).OngletPrestations }),
  },
  {
    id: 'factures',
    charger: async () => ({ Onglet: (await import('./factures/onglet-factures.tsx')).OngletFactures }),
  },
  {
    id: 'agenda',
    charger: async () => ({ Onglet: (await import('./agenda/onglet-agenda.tsx')).OngletAgenda }),
  },
  {
    id: 'estimations',
    charger: async () => ({ Onglet: (await import('./estimations/onglet-estimations.tsx')).OngletEstimations }),
  },
  {
    id: 'messages',
    charger: async () => ({ Onglet: (await import('./messages/onglet-messages.tsx')).OngletMessages }),
  },
  {
    id: 'clients',
    charger: async () => ({ Onglet: (await import('./clients/onglet-clients.tsx')).OngletClients }),
  },
  {
    id: 'comptabilite',
    charger: async () => ({ Onglet: (await import('./comptabilite/onglet-comptabilite.tsx')).OngletComptabilite }),
  },
  {
    id: 'diagnostics',
    charger: async () => ({ Onglet: (await import('./diagnostics/onglet-diagnostics.tsx')).OngletDiagnostics }),
  },
]
