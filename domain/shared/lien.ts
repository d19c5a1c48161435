import * as E from '#fp/Either'

const LIEN = /:\/\/|www\./i

const REFUS = 'Retirez l’adresse internet de ce champ.'

/** What anybody may type and the site mails to whoever is named: a mail program would make a link of it. */
export const sansLien = <A extends string>(lu: E.Either<string, A>): E.Either<string, A> =>
  E.isRight(lu) && LIEN.test(lu.right) ? E.left(REFUS) : lu
