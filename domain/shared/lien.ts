import * as E from '#fp/Either'

const LIEN = /:\/\/|www\./i

const REFUS = 'Retirez l’adresse internet de ce champ.'

/** Refuses a text that a mail program would turn into a link: the site mails such texts to other people. */
export const sansLien = <A extends string>(lu: E.Either<string, A>): E.Either<string, A> =>
  E.isRight(lu) && LIEN.test(lu.right) ? E.left(REFUS) : lu
