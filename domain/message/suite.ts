import * as E from '#fp/Either'
import {
  type Fil,
  MESSAGE_INCONNU,
  type MessageInconnu,
  type Reponse,
  repondreAuFil,
  type TexteDeReponse,
  type ReponseId,
} from './fil.ts'
import type { Message } from './message.ts'
import type { StatutMessage } from './statut-message.ts'

export type Suite = { readonly reponse: Reponse; readonly statut: StatutMessage }

export type Ajout = { readonly texte: TexteDeReponse; readonly instant: Date; readonly octets: Uint8Array }

export const ouvrirFil = (message: Message, client: Pick<Fil, 'clientId' | 'sujet'> | null = null): Fil => ({
  message,
  type: client === null ? 'contact' : 'client',
  sujet: client?.sujet ?? null,
  clientId: client?.clientId ?? null,
  reponses: [],
  version: 1,
})

export const suiteDuClient =
  (clientId: string, { texte, instant, octets }: Ajout) =>
  (fil: Fil): E.Either<MessageInconnu, Suite> =>
    fil.clientId === clientId
      ? E.right({ reponse: repondreAuFil('client', texte, instant, octets), statut: 'nouveau' })
      : E.left(MESSAGE_INCONNU)

export const suiteDeLEntreprise = ({ texte, instant, octets }: Ajout): Suite => ({
  reponse: repondreAuFil('entreprise', texte, instant, octets),
  statut: 'traité',
})

export const avecSuite = (fil: Fil, { reponse, statut }: Suite): Fil => ({
  ...fil,
  message: { ...fil.message, statut },
  reponses: [...fil.reponses, reponse],
  version: fil.version + 1,
})

export const courrielDeSuite = ({ reponse }: Suite): 'message_entreprise' | 'reponse_message' =>
  reponse.auteur === 'client' ? 'message_entreprise' : 'reponse_message'

const auteurDe = ({ clientId, message: { nom, email } }: Fil): string => clientId ?? JSON.stringify([nom, email])

export const estLeMemeMessage = (un: Fil, autre: Fil): boolean =>
  un.sujet === autre.sujet && un.message.texte === autre.message.texte && auteurDe(un) === auteurDe(autre)

export const estLaMemeSuite = (fil: Fil, id: ReponseId | null, texte: TexteDeReponse): boolean =>
  fil.reponses.some((reponse) => reponse.id === id && reponse.texte === texte)

export type FilPerime = { readonly _tag: 'FilPerime'; readonly actuel: Fil }

/** Refuses if the record changed since it was read; without a version (`null`) nothing is compared. */
export const exigerVersionDeFil = (fil: Fil, version: number | null): E.Either<FilPerime, Fil> =>
  version === null || version === fil.version ? E.right(fil) : E.left({ _tag: 'FilPerime', actuel: fil })
