import * as t from 'io-ts'

/** Rounds half up to a number of decimals. `toFixed` corrects binary errors such as 1.1499… for 1.15. */
export const arrondir = (n: number, decimales: number): number => {
  const facteur = 10 ** decimales
  return Math.floor(Number((n * facteur).toFixed(6)) + 0.5) / facteur
}

export const formaterNombre = (n: number, decimales = 1): string => String(arrondir(n, decimales)).replace('.', ',')

export type Montant = number & { readonly Montant: unique symbol }

/** Whole cents from any number of cents, rounded half up. */
export const centimes = (n: number): Montant => Math.floor(n + 0.5) as Montant

/** Whole cents from euros: `euros(2.5)` is 250. The two-step rounding keeps 1.005 € at 1.01 €. */
export const euros = (n: number): Montant => centimes(Number((n * 100).toFixed(6)))

/** Euros as a number with at most two decimals, for the HTTP contract. */
export const enEuros = (montant: Montant): number => montant / 100

export const additionner = (...montants: readonly Montant[]): Montant =>
  centimes(montants.reduce((somme, montant) => somme + montant, 0))

export const multiplier = (montant: Montant, facteur: number): Montant =>
  centimes(Number((montant * facteur).toFixed(6)))

export const formaterMontant = (montant: Montant): string => {
  const [entiers = '0', decimales = '00'] = (Math.abs(montant) / 100).toFixed(2).split('.')
  const groupes = entiers.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return `${montant < 0 ? '−' : ''}${groupes},${decimales}\u00a0€`
}

const isMontant = (u: unknown): u is Montant => typeof u === 'number' && Number.isSafeInteger(u)

export const CodecMontant = new t.Type<Montant, number>(
  'Montant',
  isMontant,
  (u, context) => (isMontant(u) ? t.success(u) : t.failure(u, context, 'Montant invalide.')),
  (value) => value,
)
