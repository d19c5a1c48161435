import { additionner, type Montant, multiplier } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { ContenuAPrevoir } from './apercu-de-suppression.ts'

/** The business holds money of this person: without an account, nobody would know whom to give it back to. */
export type ArgentDetenu = { readonly _tag: 'ArgentDetenu'; readonly montant: Montant }

/** Refuses to lose whose money it is; what the person owes refuses nothing. */
export const exigerArgentRendu = (contenu: ContenuAPrevoir): E.Either<ArgentDetenu, ContenuAPrevoir> => {
  const detenu = additionner(...contenu.dettes.map(({ solde }) => solde).filter((solde) => solde < 0))
  return detenu < 0 ? E.left({ _tag: 'ArgentDetenu', montant: multiplier(detenu, -1) }) : E.right(contenu)
}
