import type { Courriel } from '#application/ports/mailer'
import type { Ports } from '#application/ports/ports'

export type PortsComposer = Pick<
  Ports,
  | 'templates'
  | 'devisRenderer'
  | 'conditionsRenderer'
  | 'calendrier'
  | 'keyedHash'
  | 'clock'
  | 'entreprise'
  | 'expediteur'
>

/** What every mail bears besides its words. */
export type Enveloppe = Pick<Courriel, 'messageId' | 'de' | 'a' | 'repondreA' | 'piecesJointes'>

/** The domain of the sender, `"Atelier" <bonjour@atelier.example>` or a bare address. */
export const domaineDe = (adresse: string): string => adresse.slice(adresse.lastIndexOf('@') + 1).replace(/>.*$/, '')

/** From a row of the outbox, so that a retry is recognised. */
const messageIdDe = (courrierId: string, expediteur: string): string =>
  `<courrier-${courrierId}@${domaineDe(expediteur)}>`

/** To a person: an answer goes to the business. */
export const pourUnePersonne = (
  { entreprise, expediteur }: PortsComposer,
  courrierId: string,
  a: string,
): Enveloppe => ({
  messageId: messageIdDe(courrierId, expediteur),
  de: expediteur,
  a,
  repondreA: entreprise.email,
  piecesJointes: [],
})

/** To the business; its answer goes to the person whom the mail is about, if there is one. */
export const pourLEntreprise = (
  { entreprise, expediteur }: PortsComposer,
  courrierId: string,
  repondreA: string | null,
): Enveloppe => ({
  messageId: messageIdDe(courrierId, expediteur),
  de: expediteur,
  a: entreprise.email,
  repondreA,
  piecesJointes: [],
})
