import * as E from '#fp/Either'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { MOT_DE_PASSE_TEMPORAIRE_ACTIF, type MotDePasseTemporaireActif } from '#domain/compte/compte'
import type { DossierDeDevis, DevisClos } from '#domain/devis/version-de-devis'
import { type MoyensDePaiement, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { PRESTATION_INCONNUE, type PrestationInconnue } from '#domain/prestation/reference'
import { additionner, type Montant } from '#domain/shared/montant'
import type { Hasher } from '../ports/hasher.ts'
import type { Ports } from '../ports/ports.ts'
import { identifierPrestation } from '../rendez-vous/identifier-prestation.ts'
import { type PortFailure, ouRefuser } from '../shared/port-failure.ts'
import type { Session, Admin } from '../shared/session.ts'
import type { RefusDAvenant, SaisieDAvenant } from '#domain/devis/composer-avenant'
import { type DevisIncomplet, exigerMentionsDuChangement } from '#domain/devis/devis-complet'
import { type ChangementDeDevis, proposerAvenant as decider } from '#domain/devis/proposer-avenant'
import {
  type RefusDeReponseAuDevis,
  repondreAvenant as deciderReponse,
  type ReponseAuDevis,
  renvoyerDevis as renvoyer,
  retirerDevis as retirer,
} from '#domain/devis/repondre-avenant'
import { exigerVersion, type VersionPerimee } from '#domain/rendez-vous/dossier'

export type DemandeDeDevis = { readonly session: Session; readonly id: string; readonly cle: string }

export type RefusDeDevis = PrestationInconnue | MotDePasseTemporaireActif

const autoriserClient = (
  hasher: Ports['hasher'],
  { session, cle }: DemandeDeDevis,
  { dossier: { clientId, prestation } }: DossierDeDevis,
): E.Either<RefusDeDevis, void> => {
  if (estCleDevis(hasher, prestation, cle)) return E.right(undefined)
  if (session._tag !== 'Client' || session.clientId !== clientId) return E.left(PRESTATION_INCONNUE)
  return session.temporaire ? E.left(MOT_DE_PASSE_TEMPORAIRE_ACTIF) : E.right(undefined)
}

export const trouverDevis =
  (ports: Pick<Ports, 'devis' | 'hasher'>) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DossierDeDevis> =>
    pipe(
      TE.fromEither(identifierPrestation(demande.id)),
      TE.flatMap(ports.devis.parId),
      ouRefuser(PRESTATION_INCONNUE),
      TE.tapEither((etat) =>
        demande.session._tag === 'Admin' ? E.right(undefined) : autoriserClient(ports.hasher, demande, etat),
      ),
    )

export type DevisLu = {
  readonly etat: DossierDeDevis
  readonly instant: Date
  readonly moyens: MoyensDePaiement | null
  readonly recu: Montant
}

type PortsMontrer = Pick<Ports, 'entreprise' | 'factures'>

const montrerDevis =
  ({ entreprise, factures }: PortsMontrer) =>
  ({ etat, instant }: Pick<DevisLu, 'etat' | 'instant'>): TE.TaskEither<PortFailure, DevisLu> =>
    pipe(
      factures.acomptes(etat.dossier.prestation.id),
      TE.map((acomptes) => ({
        etat,
        instant,
        moyens: etat.dossier.prestation.estimation.modalite === 'a_distance' ? moyensDePaiement(entreprise) : null,
        recu: additionner(...acomptes.map(({ montant }) => montant)),
      })),
    )

/** Reads the versions of a quote and changes nothing: mail programs open links by themselves. */
export const lireDevis =
  (ports: Pick<Ports, 'clock' | 'devis' | 'hasher'> & PortsMontrer) =>
  (demande: DemandeDeDevis): TE.TaskEither<RefusDeDevis | PortFailure, DevisLu> =>
    pipe(
      trouverDevis(ports)(demande),
      TE.flatMap((etat) => montrerDevis(ports)({ etat, instant: ports.clock.maintenant() })),
    )

const USAGE = 'devis'

type Commande = Pick<Prestation, 'id' | 'contact'>

/** The key depends on the mail address: correcting the address invalidates earlier keys. */
const matiere = ({ id, contact: { email } }: Commande): string => `${id} ${email}`

export const cleDevis = (hasher: Hasher, commande: Commande): string => hasher.empreinte(USAGE, matiere(commande))

const estCleDevis = (hasher: Hasher, commande: Commande, cle: string): boolean =>
  hasher.correspond(USAGE, matiere(commande), cle)

type PortsDuChangement = Pick<Ports, 'clock' | 'devis' | 'entreprise' | 'factures'>

const changerDevis =
  (ports: PortsDuChangement) =>
  <R>(
    id: string,
    decider: (etat: DossierDeDevis, instant: Date) => E.Either<R, ChangementDeDevis | null>,
  ): TE.TaskEither<PrestationInconnue | R | PortFailure, DevisLu> =>
    pipe(
      TE.fromEither(identifierPrestation(id)),
      TE.bindTo('prestationId'),
      TE.bind('instant', () => TE.fromIO(ports.clock.maintenant)),
      TE.bindW('etat', ({ prestationId, instant }) =>
        ports.devis.modifier(prestationId, (etat) => decider(etat, instant)),
      ),
      TE.flatMap(montrerDevis(ports)),
    )

/** `version`: the version of the prestation that the owner read; `null` skips the check. */
type DemandeDAvenant = {
  readonly admin: Admin
  readonly id: string
  readonly version: number | null
  readonly saisie: SaisieDAvenant
}

export const proposerAvenant =
  (ports: PortsDuChangement & Pick<Ports, 'hasher'>) =>
  ({ id, version, saisie }: DemandeDAvenant) =>
    changerDevis(ports)(id, (etat, instant) =>
      pipe(
        exigerVersion(etat.dossier, version),
        E.flatMap((): E.Either<RefusDAvenant | DevisClos | DevisIncomplet, ChangementDeDevis> =>
          decider(etat, saisie, instant, ports.hasher.empreinteDeContenu),
        ),
        E.flatMap(exigerMentionsDuChangement(ports.entreprise)),
      ),
    )

/** Records the client's answer to the waiting quote; repeating it changes nothing. */
export const repondreAvenant =
  (ports: PortsDuChangement & Pick<Ports, 'hasher'>) => (reponse: DemandeDeDevis & ReponseAuDevis) =>
    changerDevis(ports)(reponse.id, (etat, instant) =>
      pipe(
        autoriserClient(ports.hasher, reponse, etat),
        E.flatMap((): E.Either<RefusDeReponseAuDevis, ChangementDeDevis | null> =>
          deciderReponse(etat, reponse, instant),
        ),
      ),
    )

type DemandeSurDevis = { readonly admin: Admin; readonly id: string; readonly version: number }

export const retirerDevis =
  (ports: PortsDuChangement) =>
  ({ id, version }: DemandeSurDevis) =>
    changerDevis(ports)(id, (etat, instant) => retirer(etat, version, instant))

/** `versionLue`: the version of the prestation that the owner read; `null` skips the check. */
type DemandeDeRenvoi = DemandeSurDevis & { readonly versionLue: number | null }

export const renvoyerDevis =
  (ports: PortsDuChangement) =>
  ({ id, version, versionLue }: DemandeDeRenvoi) =>
    changerDevis(ports)(id, (etat, instant) =>
      pipe(
        renvoyer(etat, version, instant),
        E.tap((): E.Either<VersionPerimee, unknown> => exigerVersion(etat.dossier, versionLue)),
      ),
    )
