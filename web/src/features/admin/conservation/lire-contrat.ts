import { contratArchiveRoute } from '#adapters/http/contract/routes/diagnostics'
import type { Reference } from '#domain/prestation/reference'
import * as E from '#fp/Either'
import { addressOf } from '../../../api/call.ts'
import type { CallFailure } from '../../../api/reply.ts'
import { withSession } from '../../session/call-with-session.ts'
import type { Fichier } from '../../telechargement/enregistrer.ts'
import { lireFichier } from '../../telechargement/lire-fichier.ts'

const demander = async (reference: Reference, token: string | null): Promise<E.Either<CallFailure, Fichier>> => {
  try {
    const reponse = await fetch(addressOf(contratArchiveRoute, { params: { reference } }), {
      headers: { authorization: `Bearer ${token ?? ''}` },
    })
    return await lireFichier(reponse, `contrat-${reference}.zip`)
  } catch {
    return E.left({ _tag: 'Reseau' })
  }
}

/** A contract that outlives its account, as a file. */
export const lireContrat = (reference: Reference): Promise<E.Either<CallFailure, Fichier>> =>
  withSession((token) => demander(reference, token))()
