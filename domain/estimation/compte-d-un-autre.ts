import * as E from '#fp/Either'
import type { Contact } from '#domain/client/contact'
import type { Compte } from '#domain/compte/compte'
import { plier } from '#domain/recherche/plier-texte'
import type { CompteDUnAutre } from './refus.ts'

/** Refuses an order if its mail address is the login of an account with another name, whatever the spelling. */
export const refuserCompteDUnAutre = (
  { nom }: Pick<Contact, 'nom'>,
  compte: Pick<Compte, 'nom'> | null,
): E.Either<CompteDUnAutre, null> =>
  compte === null || plier(compte.nom) === plier(nom)
    ? E.right(null)
    : E.left({ _tag: 'CompteDUnAutre', nom: compte.nom })
