import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { PieceJointe } from '#application/ports/mailer'
import type { Suivi } from '#application/ports/prestation-store'
import type { PortFailure } from '#application/shared/port-failure'
import type { VisiteEffacee } from '#domain/compte/visite-effacee'
import type { Courrier } from '#domain/courrier/courrier'
import { type PrestationId, Reference } from '#domain/prestation/reference'
import { argentTenu } from '#domain/retractation/a-traiter'
import type { GenreDeRetractation, RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Lectures, type Lettre, type PortsLire, pourLEntreprise, pourUnePersonne } from './lettre.ts'
import { joindreAnnulations } from './lire-compte.ts'
import { estDejaConvenue, joindreCalendriers } from './lire-rendez-vous.ts'

export type RecitDeRetractation = { readonly recu: RecuDeRetractation; readonly tenu: Montant }

export type RecitsDeRetractation = Readonly<Record<GenreDeRetractation, RecitDeRetractation>>

const tenuDe = ({ factures }: PortsLire, id: PrestationId | null): TE.TaskEither<PortFailure, Montant> =>
  id === null
    ? TE.right(centimes(0))
    : pipe(
        TE.Do,
        TE.bind('emises', () => factures.emises({ prestationId: id })),
        TE.bind('acomptes', () => factures.acomptes(id)),
        TE.map(({ emises, acomptes }) => argentTenu({ factures: emises.factures, acomptes })),
      )

/** The cancelled visit of an order erased before its mail left. A calendar that never had it ignores the cancellation. */
const visitesPerdues = ({ annonce, prestationId, reference }: RecuDeRetractation): readonly VisiteEffacee[] => {
  const [date] = annonce?.retirees ?? []
  const lue = Reference.decode(reference)
  if (annonce === null || date === undefined || prestationId === null || E.isLeft(lue)) return []
  const { debut, fin } = date
  return [{ prestationId, reference: lue.right, sequence: annonce.sequence, debut, fin }]
}

const joindre = (
  ports: PortsLire,
  recu: RecuDeRetractation,
  suivi: O.Option<Suivi>,
  pour: 'client' | 'entreprise',
): readonly PieceJointe[] => {
  const { annonce } = recu
  if (annonce === null) return []
  if (O.isNone(suivi)) return pour === 'entreprise' ? joindreAnnulations(ports, visitesPerdues(recu)) : []
  const { prestation } = suivi.value.dossier
  return joindreCalendriers(ports, { annonce, prestation, pour, dejaConvenue: estDejaConvenue(suivi.value) })
}

const lire =
  (pour: 'client' | 'entreprise') =>
  (
    ports: PortsLire,
    { detail: recu }: Courrier<GenreDeRetractation>,
  ): TE.TaskEither<PortFailure, O.Option<Lettre<RecitDeRetractation>>> => {
    const id = recu.prestationId
    const adresser = pour === 'client' ? pourUnePersonne : pourLEntreprise
    return pipe(
      TE.Do,
      TE.bind('suivi', () => (id === null ? TE.right(O.none) : ports.prestations.suivi(id))),
      TE.bind('tenu', () => tenuDe(ports, id)),
      TE.map(({ suivi, tenu }) =>
        O.some({ ...adresser(ports, recu.email, joindre(ports, recu, suivi, pour)), recit: { recu, tenu } }),
      ),
    )
  }

export const LECTURES_DE_RETRACTATION: Lectures<RecitsDeRetractation> = {
  retractation_client: lire('client'),
  retractation_entreprise: lire('entreprise'),
}
