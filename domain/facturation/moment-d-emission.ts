import * as E from '#fp/Either'

/** The clock was set back since the document of the number before was issued: another would be dated before it. */
export type HorlogeEnArriere = { readonly _tag: 'HorlogeEnArriere' }

/** Milliseconds by which clocks differ, or are set right, without anybody noticing. */
export const RECUL_TOLERE_MS = 60_000

/**
 * When a document is issued: now, never before what it follows, its number or the invoice it credits. A clock that is a little
 * behind takes their moment; further back, nothing is issued.
 */
export const momentDEmission = (
  maintenant: Date,
  ...precedents: readonly (Date | null)[]
): E.Either<HorlogeEnArriere, Date> => {
  const dernier = new Date(Math.max(...precedents.map((le) => le?.getTime() ?? 0)))
  if (dernier <= maintenant) return E.right(maintenant)
  return dernier.getTime() - maintenant.getTime() <= RECUL_TOLERE_MS
    ? E.right(dernier)
    : E.left({ _tag: 'HorlogeEnArriere' })
}
