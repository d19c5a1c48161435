import * as t from 'io-ts'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { CodecMontant } from '#domain/shared/montant'

const MOIS_MONTRES = 12

const JOURS_OBSERVES = 90

export const CLIENTS_MONTRES = 10

const MoisReleve = t.readonly(
  t.strict({
    mois: t.string,
    /** The turnover: receipts of the month, refunds deducted. */
    encaisse: CodecMontant,
    commandes: t.number,
    montantCommande: CodecMontant,
    estimations: t.number,
    annulees: t.number,
  }),
)

export type MoisReleve = t.TypeOf<typeof MoisReleve>

const FractionOuRien = t.union([t.number, t.null])

const Chiffres = t.readonly(
  t.strict({
    mois: t.readonlyArray(MoisReleve),
    /** Median hours from an order to its first contact (call or proposed date); `null` without any. */
    delaiMedianHeures: FractionOuRien,
    /** Share of these contacts made before the promised deadline, 0 to 1; `null` without any. */
    partDansLeDelai: FractionOuRien,
    conversion: FractionOuRien,
  }),
)

type Chiffres = t.TypeOf<typeof Chiffres>

type ClientFidele = {
  readonly id: string
  readonly nom: string
  readonly email: string
  readonly prestations: number
  /** Total price of the orders that were not cancelled, in cents. */
  readonly montant: number
}

export type Releve = Chiffres & { readonly releveLe: Date; readonly topClients: readonly ClientFidele[] }

export const moisDe = (instant: Date): string => dateParis(instant).slice(0, 7)

export const moisMontres = (instant: Date): readonly string[] => {
  const [annee = '0', mois = '1'] = moisDe(instant).split('-')
  const dernier = Number(annee) * 12 + Number(mois) - 1
  return Array.from({ length: MOIS_MONTRES }, (_, rang) => {
    const numero = dernier - (MOIS_MONTRES - 1 - rang)
    return `${Math.floor(numero / 12)}-${String((numero % 12) + 1).padStart(2, '0')}`
  })
}

export const debutObserve = (instant: Date): Date => new Date(instant.getTime() - JOURS_OBSERVES * 86_400_000)
