import * as t from 'io-ts'
import { useCallback, useState } from 'react'
import {
  lirePrestationRoute,
  type ModificationBody,
  modifierPrestationRoute,
} from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Priorite, Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { identity } from '#fp/function'
import { type CallFailure, isRefusedAs } from '../../api/reply.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'

const CodecEtat = t.readonly(
  t.strict({
    version: t.number,
    statut: Statut,
    priorite: Priorite,
    validationDate: t.union([ValidationDate, t.null]),
  }),
)

/** What two people may change of a prestation at the same time. */
export type EtatActuel = t.TypeOf<typeof CodecEtat>

const Perimee = t.strict({ actuelle: CodecEtat })

/** How the record stands now, when somebody changed it since it was read; `null` for any other failure. */
export const etatActuel = (echec: CallFailure): EtatActuel | null => {
  if (!isRefusedAs('VERSION_PERIMEE', echec)) return null
  const lu = Perimee.decode(echec.data)
  return E.isRight(lu) ? lu.right.actuelle : null
}

export const lire = (id: string): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(lirePrestationRoute, { params: { id } })

export const modifier = (id: string, body: ModificationBody): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(modifierPrestationRoute, { params: { id }, body })

/** What the owner wants a prestation to become. */
export type Reglage = { readonly statut: Statut; readonly motif: string } | { readonly priorite: Priorite }

/** What the owner writes in its history: a call, with what was said if anything, or a note. */
export type Consigne = { readonly appel: string } | { readonly note: string }

type Voulu = Reglage | Consigne

type Appel = TE.TaskEither<CallFailure, PrestationReply>

type Lue = Pick<PrestationReply, 'id' | 'version'>

type Etat<V extends Voulu> = {
  readonly enCours: boolean
  /** What was wanted last: shown while it is on its way. */
  readonly voulu: V | null
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuelle: EtatActuel | null
}

const REPOS: Etat<never> = { enCours: false, voulu: null, echec: null, actuelle: null }

export type Modification<V extends Voulu> = Etat<V> & {
  /** `lue`: the record as it was when the change was decided; `assurer` may look after the call. Answers whether it was made. */
  readonly envoyer: (lue: Lue, voulu: V, assurer?: (appel: Appel) => Appel) => Promise<boolean>
  readonly oublier: () => void
}

/** One change of a prestation, and what became of it. A change that failed is told, never half shown. */
export const useModification = <V extends Voulu>(
  onModifiee: (prestation: PrestationReply) => void,
): Modification<V> => {
  const [etat, setEtat] = useState<Etat<V>>(REPOS)
  const envoyer = async (
    { id, version }: Lue,
    voulu: V,
    assurer: (appel: Appel) => Appel = identity,
  ): Promise<boolean> => {
    setEtat({ ...REPOS, enCours: true, voulu })
    const reponse = await assurer(modifier(id, { ...voulu, version }))()
    if (E.isRight(reponse)) {
      onModifiee(reponse.right)
      setEtat(REPOS)
      return true
    }
    setEtat({ ...REPOS, voulu, echec: reponse.left, actuelle: etatActuel(reponse.left) })
    return false
  }
  const oublier = useCallback(() => setEtat(REPOS), [])
  return { ...etat, envoyer, oublier }
}
