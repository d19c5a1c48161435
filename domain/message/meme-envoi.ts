import type { Fil, ReponseId, TexteDeReponse } from './fil.ts'

const auteurDe = ({ clientId, message: { nom, email } }: Fil): string => clientId ?? JSON.stringify([nom, email])

export const estLeMemeMessage = (un: Fil, autre: Fil): boolean =>
  un.sujet === autre.sujet && un.message.texte === autre.message.texte && auteurDe(un) === auteurDe(autre)

/** True if a text of a thread repeats another; the first message (`null`) is never a repetition. */
export const estLaMemeSuite = (fil: Fil, id: ReponseId | null, texte: TexteDeReponse): boolean =>
  fil.reponses.some((reponse) => reponse.id === id && reponse.texte === texte)
