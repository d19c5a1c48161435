import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PrestationDuClient } from '#application/ports/prestation-repository'
import { MOT_DE_PASSE_TEMPORAIRE_ACTIF, type MotDePasseTemporaireActif } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { type Devis } from '#domain/devis/devis'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/prestation-inconnue'
import { parsePrestationId, type PrestationId } from '#domain/prestation/reference'
import { estCleDevis } from './cle-devis.ts'

export type DemandeDeDevis = { readonly session: Session; readonly id: string; readonly cle: string }

type PortsDevis = Pick<Ports, 'prestations' | 'keyedHash' | 'entreprise'>

export type RefusDeDevis = PrestationInconnue | MotDePasseTemporaireActif

const autoriser = (session: Session, { clientId }: PrestationDuClient): E.Either<RefusDeDevis, void> => {
  if (session._tag === 'Admin') return E.right(undefined)
  if (session._tag !== 'Client' || session.clientId !== clientId) return E.left(PRESTATION_INCONNUE)
  return session.temporaire ? E.left(MOT_DE_PASSE_TEMPORAIRE_ACTIF) : E.right(undefined)
}

const trouver =
  (ports: PortsDevis, { session, cle }: DemandeDeDevis) =>
  (id: PrestationId): TE.TaskEither<RefusDeDevis | PortFailure, PrestationDuClient> =>
    pipe(
      ports.prestations.parId(id),
      TE.flatMapOption(
        (trouvee) => trouvee,
        () => PRESTATION_INCONNUE,
      ),
      TE.tap((trouvee) =>
        TE.fromEither(estCleDevis(ports.keyedHash, id, cle) ? E.right(undefined) : autoriser(session, trouvee)),
      ),
    )

/** The quote of an order, for its owner, the admin, or whoever holds the key of the confirmation. */
export const trouverDevis =
  (ports: PortsDevis) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, Devis> =>
    pipe(
      TE.fromEither(
        pipe(
          parsePrestationId(demande.id),
          E.mapLeft(() => PRESTATION_INCONNUE),
        ),
      ),
      TE.flatMap(trouver(ports, demande)),
      TE.map(({ prestation }) => devisDePrestation(prestation, ports.entreprise)),
    )

/** The bytes of a document and the name it is saved under. */
export type Fichier = { readonly nom: string; readonly contenu: Uint8Array }

const nommer = (devis: Devis, extension: string): string => `${devis.numero ?? 'devis'}.${extension}`

export const telechargerDevisPdf =
  (ports: PortsDevis & Pick<Ports, 'devisRenderer'>) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, Fichier> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.bindTo('devis'),
      TE.bindW('contenu', ({ devis }) => ports.devisRenderer.pdf(devis)),
      TE.map(({ devis, contenu }) => ({ nom: nommer(devis, 'pdf'), contenu })),
    )

export const telechargerDevisTexte =
  (ports: PortsDevis & Pick<Ports, 'devisRenderer'>) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, Fichier> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.map((devis) => ({ nom: nommer(devis, 'txt'), contenu: ports.devisRenderer.texte(devis) })),
    )
