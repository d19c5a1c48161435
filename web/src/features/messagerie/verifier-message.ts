import { parseSujet, type Sujet } from '#domain/message/fil'
import { parseTexteDeMessage, type TexteDeMessage } from '#domain/message/champs-de-contact'
import * as E from '#fp/Either'

export type SaisieMessage = { readonly sujet: string; readonly message: string }

/** A sentence for each field at fault. */
export type ErreursMessage = Partial<Readonly<Record<keyof SaisieMessage, string>>>

/** What can be sent, or all the faults at once. */
export const verifierMessage = (
  saisie: SaisieMessage,
): E.Either<ErreursMessage, { readonly sujet: Sujet; readonly message: TexteDeMessage }> => {
  const [sujet, message] = [parseSujet(saisie.sujet), parseTexteDeMessage(saisie.message)]
  return E.isRight(sujet) && E.isRight(message)
    ? E.right({ sujet: sujet.right, message: message.right })
    : E.left({
        ...(E.isLeft(sujet) ? { sujet: sujet.left } : {}),
        ...(E.isLeft(message) ? { message: message.left } : {}),
      })
}
