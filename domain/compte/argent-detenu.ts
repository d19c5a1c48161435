import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { Reference } from '#domain/prestation/reference'
import type { ContenuAPrevoir, Dette } from './apercu-de-suppression.ts'

/** The business holds money of this person: without an account, nobody would know whom to give it back to. */
export type ArgentDetenu = { readonly _tag: 'ArgentDetenu'; readonly montant: Montant }

const exigerRendu = (
  contenu: ContenuAPrevoir,
  compte: (dette: Dette) => boolean,
): E.Either<ArgentDetenu, ContenuAPrevoir> => {
  const detenu = additionner(
    ...contenu.dettes
      .filter(compte)
      .map(({ solde }) => solde)
      .filter((solde) => solde < 0),
  )
  return detenu < 0 ? E.left({ _tag: 'ArgentDetenu', montant: multiplier(detenu, -1) }) : E.right(contenu)
}

/** Of who erases their own account: all of it comes first; what they owe refuses nothing. */
export const exigerArgentRendu = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> =>
  exigerRendu(contenu, () => true)

/** Of the owner: an invoice outlives the account, and is given back from there; money without one has its order alone. */
export const exigerAcomptesRendus = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> =>
  exigerRendu(contenu, ({ numero }) => Reference.is(numero))
