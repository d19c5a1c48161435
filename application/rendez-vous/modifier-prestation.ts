import * as E from '#fp/Either'
import type * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-store'
import type { Admin } from '#application/shared/session'
import type { PortFailure } from '#application/shared/port-failure'
import type { Priorite } from '#domain/prestation/statut'
import type { RefusDAnnulation } from '#domain/rendez-vous/annuler'
import {
  changerPriorite,
  changerStatut,
  consignerAppel,
  consignerNote,
  type MotifRequis,
  type NouveauStatut,
} from '#domain/rendez-vous/changer-statut'
import type { Changement, Dossier } from '#domain/rendez-vous/dossier'
import { exigerVersion } from '#domain/rendez-vous/version'
import { changerDossier, type PortsDossier } from './changer-dossier.ts'
import { proposerDate, type RefusProposer } from './proposer-date.ts'

type Reglage =
  | ({ readonly genre: 'statut' } & NouveauStatut)
  | { readonly genre: 'priorite'; readonly priorite: Priorite }
  | { readonly genre: 'appel'; readonly note: string }
  | { readonly genre: 'note'; readonly texte: string }

export type Modification = Reglage | { readonly genre: 'dates'; readonly debuts: readonly Date[] }

/** `version` is the one that was read; `null` when whatever is there may be replaced. */
export type DemandeDeModification = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly modification: Modification
}

export type RefusModifier = RefusProposer | MotifRequis | RefusDAnnulation

const regler = (
  dossier: Dossier,
  reglage: Reglage,
  instant: Date,
): E.Either<MotifRequis | RefusDAnnulation, Changement | null> => {
  switch (reglage.genre) {
    case 'statut':
      return changerStatut(dossier, reglage, instant)
    case 'priorite':
      return E.right(changerPriorite(dossier, reglage.priorite, instant))
    case 'appel':
      return E.right(consignerAppel(dossier, reglage.note, instant))
    case 'note':
      return E.right(consignerNote(dossier, reglage.texte, instant))
  }
}

export const modifierPrestation =
  (ports: PortsDossier & Pick<Ports, 'randomness'>) =>
  (demande: DemandeDeModification): TE.TaskEither<RefusModifier | PortFailure, Suivi> => {
    const { admin, id, version, modification } = demande
    if (modification.genre === 'dates') {
      return proposerDate(ports)({ admin, id, version, debuts: modification.debuts })
    }
    return changerDossier(ports)(id, (dossier, instant) =>
      pipe(
        exigerVersion(dossier, version),
        E.flatMap(() => regler(dossier, modification, instant)),
      ),
    )
  }
