import type { Fil, ReponseId, TexteDeReponse } from './fil.ts'

/** The author of a message: the account, or for the public form the name and address typed. */
const auteurDe = ({ clientId, message: { nom, email } }: Fil): string => clientId ?? JSON.stringify([nom, email])

/** Whether two threads begin with the same words of the same person. */
export const estLeMemeMessage = (un: Fil, autre: Fil): boolean =>
  un.sujet === autre.sujet && un.message.texte === autre.message.texte && auteurDe(un) === auteurDe(autre)

/** Whether a text of a thread says the same as another; `null` is the message that began it, which is no answer. */
export const estLaMemeSuite = (fil: Fil, id: ReponseId | null, texte: TexteDeReponse): boolean =>
  fil.reponses.some((reponse) => reponse.id === id && reponse.texte === texte)
