import { useState } from 'react'
import type { CommandeReply } from '#adapters/http/contract/values/commande-reply'
import { parseEmail } from '#domain/client/email'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
import type { CallFailure } from '../../api/reply.ts'
import { commander } from './queries.ts'
import { nomDuCompte } from './compte-d-un-autre.ts'
import type { CommandeVerifiee } from './verifier-appel.ts'

/** The account that a mail address opens, and whether the owner said that it is right. */
export type AutreCompte = { readonly email: string; readonly nom: string; readonly confirme: boolean }

export type CompteConfirme = {
  /** `null` as long as the address typed is not known to be that of another name. */
  readonly autre: AutreCompte | null
  readonly confirmer: (confirme: boolean) => void
  readonly appeler: (
    body: CommandeVerifiee,
    options: Pick<CallOptions, 'keepalive'>,
  ) => TE.TaskEither<CallFailure, CommandeReply>
}

/** Orders for an estimate; what was confirmed counts for the address it was said of, and no other. */
export const useCompteConfirme = (estimationId: string, saisi: string): CompteConfirme => {
  const [connu, setConnu] = useState<AutreCompte | null>(null)
  const lu = parseEmail(saisi)
  const autre = connu !== null && E.isRight(lu) && lu.right === connu.email ? connu : null
  return {
    autre,
    confirmer: (confirme) => setConnu(autre === null ? null : { ...autre, confirme }),
    appeler: (body, options) => async () => {
      const reponse = await commander(estimationId, { ...body, compteConfirme: autre?.confirme ?? false }, options)()
      const nom = E.isLeft(reponse) ? nomDuCompte(reponse.left) : null
      if (nom !== null) setConnu({ email: body.email, nom, confirme: false })
      return reponse
    },
  }
}
