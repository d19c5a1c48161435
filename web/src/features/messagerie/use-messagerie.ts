import * as E from '#fp/Either'
import type { FilReply } from '#adapters/http/contract/values/fil-reply'
import type { CallFailure } from '../../api/reply.ts'
import type { Sujet, TexteDeReponse } from '#domain/message/fil'
import type { TexteDeMessage } from '#domain/message/texte-de-message'
import { appeler } from '../espace/appeler.ts'
import { type Demande, type Pages, usePages } from '../espace/use-pages.ts'

/** A part of the threads, newest first. */
export type PageDeFils = {
  readonly data: readonly FilReply[]
  readonly curseurSuivant: string | null
  readonly total: number
}

/** The threads of the client. Each call answers why it failed, or `null` once the list shows it. */
export type Messagerie = {
  readonly pages: Pages<PageDeFils>
  readonly ecrire: (sujet: Sujet, message: TexteDeMessage) => Promise<CallFailure | null>
  readonly poursuivre: (fil: FilReply, message: TexteDeReponse) => Promise<CallFailure | null>
}

const demander: Demande<PageDeFils> = (curseur) => appeler((calls) => calls.mesMessages(curseur))

export const useMessagerie = (): Messagerie => {
  const pages = usePages(demander)
  const ecrire = async (sujet: Sujet, message: TexteDeMessage): Promise<CallFailure | null> => {
    const reponse = await appeler((calls) => calls.ecrire(sujet, message))
    if (E.isLeft(reponse)) return reponse.left
    pages.changer((page) => ({ ...page, data: [reponse.right, ...page.data], total: page.total + 1 }))
    return null
  }
  const poursuivre = async ({ id }: FilReply, message: TexteDeReponse): Promise<CallFailure | null> => {
    const reponse = await appeler((calls) => calls.poursuivre(id, message))
    if (E.isLeft(reponse)) return reponse.left
    pages.changer((page) => ({
      ...page,
      data: page.data.map((fil) => (fil.id === id ? reponse.right : fil)),
    }))
    return null
  }
  return { pages, ecrire, poursuivre }
}
