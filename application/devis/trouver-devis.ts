import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import { estCleDevis } from '#application/prestation/cle-devis'
import { identifierPrestation } from '#application/rendez-vous/identifier-prestation'
import type { Session } from '#application/shared/session'
import { MOT_DE_PASSE_TEMPORAIRE_ACTIF, type MotDePasseTemporaireActif } from '#domain/compte/acces'
import type { PortFailure } from '#application/shared/port-failure'
import type { DossierDeDevis } from '#domain/devis/version-de-devis'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'

export type DemandeDeDevis = { readonly session: Session; readonly id: string; readonly cle: string }

export type RefusDeDevis = PrestationInconnue | MotDePasseTemporaireActif

type PortsDuDevis = Pick<Ports, 'devis' | 'hasher'>

/** The owner of the order, or whoever holds its key. */
export const autoriserClient = (
  hasher: Ports['hasher'],
  { session, cle }: DemandeDeDevis,
  { dossier: { clientId, prestation } }: DossierDeDevis,
): E.Either<RefusDeDevis, void> => {
  if (estCleDevis(hasher, prestation, cle)) return E.right(undefined)
  if (session._tag !== 'Client' || session.clientId !== clientId) return E.left(PRESTATION_INCONNUE)
  return session.temporaire ? E.left(MOT_DE_PASSE_TEMPORAIRE_ACTIF) : E.right(undefined)
}

export const trouverDevis =
  (ports: PortsDuDevis) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DossierDeDevis> =>
    pipe(
      TE.fromEither(identifierPrestation(demande.id)),
      TE.flatMap(ports.devis.parId),
      TE.flatMapOption(
        (etat) => etat,
        () => PRESTATION_INCONNUE,
      ),
      TE.tapEither((etat) =>
        demande.session._tag === 'Admin' ? E.right(undefined) : autoriserClient(ports.hasher, demande, etat),
      ),
    )
