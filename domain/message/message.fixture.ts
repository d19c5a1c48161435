import * as E from '#fp/Either'
import { EmailDeContact, NomDeContact, TexteDeMessage } from './champs-de-contact.ts'
import { type DemandeDeContact, type Message, recevoirMessage } from './message.ts'

/** A Friday morning in Montmorot. */
const UN_INSTANT = new Date('2026-11-20T09:00:00Z')

export const uneDemandeDeContact = (
  overrides: Partial<Readonly<Record<keyof DemandeDeContact, string>>> = {},
): DemandeDeContact => {
  const nom = NomDeContact.decode(overrides.nom ?? 'Jeanne Dupont')
  const email = EmailDeContact.decode(overrides.email ?? 'jeanne.dupont@courriel.example')
  const texte = TexteDeMessage.decode(overrides.texte ?? 'Bonjour,\nmon imprimante ne répond plus.')
  if (E.isLeft(nom) || E.isLeft(email) || E.isLeft(texte)) throw new Error('the fixture is not a message')
  return { nom: nom.right, email: email.right, texte: texte.right }
}

/** Messages of different `graine` have different ids. */
export const unMessage = (overrides: Partial<Message> = {}, graine = 1): Message => ({
  ...recevoirMessage(
    uneDemandeDeContact(),
    overrides.creeLe ?? UN_INSTANT,
    Uint8Array.from({ length: 16 }, (_, rang) => Math.floor(graine / 32 ** (15 - rang)) % 32),
  ),
  ...overrides,
})
