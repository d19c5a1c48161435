import { PIEGE } from '#adapters/http/contract/pages'
import type { MessageBody } from '#adapters/http/contract/routes/contact'
import { parseEmailDeContact, parseNomDeContact, parseTexteDeMessage } from '#domain/message/champs-de-contact'
import * as E from '#fp/Either'
import type { ErreursContact, SaisieContact } from './saisie-contact.ts'

const erreur = <A extends string>(champ: A, resultat: E.Either<string, unknown>): Partial<Record<A, string>> =>
  (E.isLeft(resultat) ? { [champ]: resultat.left } : {}) as Partial<Record<A, string>>

/** All the faults at once, or what can be sent. Whether the address will last is for the server, which has the list. */
export const verifierContact = (saisie: SaisieContact): E.Either<ErreursContact, MessageBody> => {
  const nom = parseNomDeContact(saisie.nom)
  const email = parseEmailDeContact(saisie.email)
  const message = parseTexteDeMessage(saisie.message)
  return E.isRight(nom) && E.isRight(email) && E.isRight(message)
    ? E.right({ nom: nom.right, email: email.right, message: message.right, [PIEGE]: saisie[PIEGE] })
    : E.left({ ...erreur('nom', nom), ...erreur('email', email), ...erreur('message', message) })
}
