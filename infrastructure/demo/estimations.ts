import { demande, type DemandeDeDemo } from './histoire.ts'
import { le, type Moment } from './moment.ts'
import { HABITUES, JEAN_NOEL, MARCEL, type Personne, SARAH } from './personnes.ts'

/** An estimate that led to no order: of a visitor, or told on the telephone with what was noted of the caller. */
export type EstimationDeDemo = {
  readonly quand: Moment
  readonly lieu: Personne
  readonly demande: DemandeDeDemo
  readonly appel: { readonly nom: string; readonly telephone: string; readonly notes: string } | null
}

const SERVICES = ['5', '3', '10', '4', '12', '9', '2', '6', '11', '8'] as const

/** Visitors who looked at a price and went: some each week, more of late. */
const visiteurs: readonly EstimationDeDemo[] = Array.from({ length: 74 }, (_, rang) => ({
  quand: le(
    -Math.round(1 + (rang * rang) / 16),
    `${String(8 + ((rang * 5) % 13)).padStart(2, '0')}:${10 + (rang % 45)}`,
  ),
  lieu: HABITUES[(rang * 7) % HABITUES.length] ?? SARAH,
  demande: demande(SERVICES[rang % SERVICES.length] ?? '5', ''),
  appel: null,
}))

/** Prices told on the telephone. */
const appels: readonly EstimationDeDemo[] = [
  {
    quand: le(-24, '10:05'),
    lieu: SARAH,
    demande: demande('9', ''),
    appel: { nom: 'Annie Bride', telephone: '0384000040', notes: 'Attend sa prime de fin d’année, rappellera.' },
  },
  {
    quand: le(-9, '16:20'),
    lieu: MARCEL,
    demande: demande('6', '', { heures: 4 }),
    appel: { nom: 'Robert Clément', telephone: '0612000041', notes: 'Voudrait deux séances, le mardi.' },
  },
  {
    quand: le(-2, '11:45'),
    lieu: JEAN_NOEL,
    demande: demande('4', ''),
    appel: { nom: 'Sylvie Pernet', telephone: '0712000042', notes: 'Écran fêlé, envoie une photo. Rappeler mardi.' },
  },
]

export const ESTIMATIONS_DE_DEMO: readonly EstimationDeDemo[] = [...visiteurs, ...appels]
