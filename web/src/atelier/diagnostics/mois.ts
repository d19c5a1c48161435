import type { DiagnosticsReply } from '#adapters/http/contract/routes/diagnostics'
import { formaterMontant } from '#domain/shared/montant'

export type Mois = DiagnosticsReply['mois'][number]

/** Two quantities of each month, drawn and written. `ecrire` gives the words of the table, `graduer` those of the axis. */
export type Courbe = {
  readonly id: 'commandes' | 'montants' | 'conversion'
  readonly premiere: (mois: Mois) => number
  readonly seconde: (mois: Mois) => number
  readonly ecrire: (valeur: number) => string
  readonly graduer: (valeur: number) => string
}

const entier = (valeur: number): string => valeur.toLocaleString('fr-FR')

/** Amounts are cents. */
const montant = (valeur: number): string => formaterMontant(valeur as Mois['montantCommande'])

const sommeRonde = (centimes: number): string => `${entier(centimes / 100)}\u00a0€`

export const COURBES: readonly Courbe[] = [
  {
    id: 'montants',
    premiere: ({ encaisse }) => encaisse,
    seconde: ({ montantCommande }) => montantCommande,
    ecrire: montant,
    graduer: sommeRonde,
  },
  {
    id: 'commandes',
    premiere: ({ commandes }) => commandes,
    seconde: ({ annulees }) => annulees,
    ecrire: entier,
    graduer: entier,
  },
  {
    id: 'conversion',
    premiere: ({ estimations }) => estimations,
    seconde: ({ commandes }) => commandes,
    ecrire: entier,
    graduer: entier,
  },
]

const enDate = (mois: string): Date => new Date(`${mois}-01T00:00:00Z`)

const dire = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', ...options })

const [COURT, LONG] = [dire({ month: 'short' }), dire({ month: 'short', year: 'numeric' })]

/** `2026-11` under a plot: `nov.` */
export const moisCourt = (mois: string): string => COURT.format(enDate(mois))

/** `2026-11` in a table: `nov. 2026`, on one line. */
export const moisLong = (mois: string): string => LONG.format(enDate(mois)).replace(' ', '\u00a0')
