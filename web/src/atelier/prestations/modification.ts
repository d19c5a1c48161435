import * as t from 'io-ts'
import { useCallback, useState } from 'react'
import { type ModificationBody, modifierPrestationRoute } from '#adapters/http/contract/routes/prestations'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { Priorite, Statut } from '#domain/prestation/statut'
import { ValidationDate } from '#domain/prestation/validation-date'
import { texteCanonique } from '#domain/shared/texte-canonique'
import * as E from '#fp/Either'
import { identity } from '#fp/function'
import type * as TE from '#fp/TaskEither'
import type { CallOptions } from '../../api/call.ts'
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

type Decidee = Pick<PrestationReply, 'version' | 'statut' | 'priorite' | 'dates'>

const surQuoi = ({ statut, priorite, dates }: Decidee): string =>
  texteCanonique({ statut, priorite, dates: dates.map(({ id, statut: reponse }) => ({ id, reponse })) })

/**
 * The version that a change is made on when it leaves later than it was decided: a note or a call written meanwhile does not
 * count, anything that one decides upon does.
 */
export const versionAuDepart = (decidee: Decidee, connue: Decidee | undefined): number =>
  connue !== undefined && surQuoi(connue) === surQuoi(decidee) ? connue.version : decidee.version

export const modifier = (
  id: string,
  body: ModificationBody,
  options: Pick<CallOptions, 'keepalive'> = {},
): TE.TaskEither<CallFailure, PrestationReply> =>
  callWithSession(modifierPrestationRoute, { params: { id }, body }, options)

/** What the owner wants a prestation to become. */
export type Reglage = { readonly statut: Statut; readonly motif: string } | { readonly priorite: Priorite }

/** What the owner writes in its history: a call, with what was said if anything, or a note. */
export type Consigne = { readonly appel: string } | { readonly note: string }

type Appel = TE.TaskEither<CallFailure, PrestationReply>

type Lue = Pick<PrestationReply, 'id' | 'version'>

type Etat = {
  readonly enCours: boolean
  /** What was wanted last: shown while it is on its way. */
  readonly voulu: Consigne | null
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuelle: EtatActuel | null
}

const REPOS: Etat = { enCours: false, voulu: null, echec: null, actuelle: null }

export type Modification = Etat & {
  /** `lue`: the record as it was when the change was decided; `assurer` may look after the call. Answers whether it was made. */
  readonly envoyer: (lue: Lue, voulu: Consigne, assurer?: (appel: Appel) => Appel) => Promise<boolean>
  readonly oublier: () => void
}

/** One thing written in a prestation, and what became of it. What failed is told, never half shown. */
export const useModification = (onModifiee: (prestation: PrestationReply) => void): Modification => {
  const [etat, setEtat] = useState<Etat>(REPOS)
  const envoyer = async (
    { id, version }: Lue,
    voulu: Consigne,
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
