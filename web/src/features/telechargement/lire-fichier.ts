import * as t from 'io-ts'
import { json } from '#adapters/http/contract/route'
import * as E from '#fp/Either'
import { type CallFailure, readReply } from '../../api/reply.ts'
import type { Fichier } from './enregistrer.ts'
import { nomDeFichier } from './nom-de-fichier.ts'

/** The file of an answer, under the name it gives or the given one, or why there is none. */
export const lireFichier = async (reponse: Response, nom: string): Promise<E.Either<CallFailure, Fichier>> =>
  reponse.ok
    ? E.right({
        nom: nomDeFichier(reponse.headers.get('content-disposition'), nom),
        contenu: await reponse.blob(),
      })
    : E.flatMap(() => E.left<CallFailure>({ _tag: 'Reseau' }))(
        readReply(json(t.unknown), reponse.status, await reponse.text()),
      )
