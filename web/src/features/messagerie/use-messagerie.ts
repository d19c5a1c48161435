import * as E from '#fp/Either'
import type { FilReply } from '#adapters/http/contract/routes/messages'
import type { CallFailure } from '../../api/reply.ts'
import type { Sujet, TexteDeReponse } from '#domain/message/fil'
import type { TexteDeMessage } from '#domain/message/champs-de-contact'
import { appeler } from '../espace/appeler.ts'
import { type Demande, type Pages, usePages } from '../espace/use-pages.ts'
import { type Cles, clesDeLOnglet } from './cles.ts'
import { avecFil, type PageDeFils } from './page-de-fils.ts'

/** The threads of the client. Each call answers why it failed, or `null` once the list shows it. */
export type Messagerie = {
  readonly pages: Pages<PageDeFils>
  readonly ecrire: (sujet: Sujet, message: TexteDeMessage) => Promise<CallFailure | null>
  readonly poursuivre: (fil: FilReply, message: TexteDeReponse) => Promise<CallFailure | null>
}

const demander: Demande<PageDeFils> = (curseur) => appeler((calls) => calls.mesMessages(curseur))

/** The address of the client tells whose keys are kept. */
export const useMessagerie = (de: string): Messagerie => {
  const pages = usePages(demander)
  const envoyer = async (
    cles: Cles,
    contenu: string,
    appel: (cle: string) => Promise<E.Either<CallFailure, FilReply>>,
  ): Promise<CallFailure | null> => {
    const reponse = await appel(cles.pour(contenu))
    if (E.isLeft(reponse)) return reponse.left
    cles.oublier()
    pages.changer((page) => avecFil(page, reponse.right))
    return null
  }
  return {
    pages,
    ecrire: (sujet, message) =>
      envoyer(clesDeLOnglet('message', de), JSON.stringify([sujet, message]), (cle) =>
        appeler((calls) => calls.ecrire(sujet, message, cle)),
      ),
    poursuivre: ({ id }, message) =>
      envoyer(clesDeLOnglet(`reponse.${id}`, de), message, (cle) =>
        appeler((calls) => calls.poursuivre(id, message, cle)),
      ),
  }
}
