import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Email } from '#domain/client/email'
import { type NomComplet, parseNomComplet } from '#domain/client/nom'
import type { Compte } from '#domain/compte/compte'
import { compterEssai, type Frein, type TropDEssais } from '#domain/compte/frein'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import { OCTETS_UUID, uuidDe } from '#domain/shared/identifiant'
import type { NouvelAdmin } from '../ports/compte-store.ts'
import type { Ports } from '../ports/ports.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import { ouvrirCompte } from './ouvrir-session.ts'

type DemandeDAdmin = { readonly email: Email; readonly motDePasse: MotDePasse | null }

type AdminCree = { readonly compte: Compte; readonly motDePasseTemporaire: string | null }

type PortsAdmin = Pick<Ports, 'clock' | 'randomness' | 'comptes' | 'hasher' | 'entreprise'>

const NOM_PAR_DEFAUT = 'Responsable du site' as NomComplet

const profil = ({ clock, randomness, entreprise }: PortsAdmin, email: Email): NouvelAdmin => ({
  id: uuidDe(randomness.octets(OCTETS_UUID)),
  email,
  nom: E.getOrElse(() => NOM_PAR_DEFAUT)(parseNomComplet(entreprise.responsable)),
  telephone: entreprise.telephone,
  adresse: entreprise.adresse,
  codePostal: entreprise.codePostal,
  ville: entreprise.ville,
  creeLe: clock.maintenant(),
})

const nommer =
  (ports: PortsAdmin) =>
  (email: Email): TE.TaskEither<PortFailure, Compte> =>
    pipe(
      TE.fromIO(() => profil(ports, email)),
      TE.flatMap(ports.comptes.nommerAdmin),
    )

/** Sets the password even if somebody changed it meanwhile: whoever runs the site asked for it. */
const poser = (ports: PortsAdmin, email: Email, empreinte: string): TE.TaskEither<PortFailure, Compte> =>
  pipe(
    nommer(ports)(email),
    TE.bindTo('compte'),
    TE.bind('version', ({ compte }) => ports.comptes.changerMotDePasse(compte.id, empreinte, compte.jetonVersion)),
    TE.flatMap(({ compte, version }) => (O.isSome(version) ? TE.right(compte) : poser(ports, email, empreinte))),
  )

const tirer = (ports: PortsAdmin, email: Email): TE.TaskEither<PortFailure, AdminCree> =>
  pipe(
    nommer(ports)(email),
    TE.bindTo('compte'),
    TE.bind('motDePasseTemporaire', ({ compte }) => ouvrirCompte(ports)(compte.id, true)),
  )

export const creerAdmin =
  (ports: PortsAdmin) =>
  ({ email, motDePasse }: DemandeDAdmin): TE.TaskEither<PortFailure, AdminCree> =>
    motDePasse === null
      ? tirer(ports, email)
      : pipe(
          ports.hasher.hacher(motDePasse),
          TE.flatMap((empreinte) => poser(ports, email, empreinte)),
          TE.map((compte) => ({ compte, motDePasseTemporaire: null })),
        )

export type AdminAAfficher = { readonly email: Email; readonly motDePasseTemporaire: string }

type PortsInitial = PortsAdmin & Pick<Ports, 'freins'>

const CLE = 'admin-initial'

const MINUTE = 60_000

/** Only one of several instances that start together creates the admin. After a minute another one may replace a crashed one. */
const UN_SEUL: Frein = { essaisLibres: 1, premiereAttenteMs: MINUTE, oubliMs: MINUTE }

const peutEntrer =
  (instant: Date) =>
  ({ motDePasse, temporaire }: Compte): boolean =>
    motDePasse !== null || (temporaire !== null && instant < temporaire.expireLe)

const prendreSonTour = ({ freins }: PortsInitial): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(CLE, (compteur, maintenant) => compterEssai(UN_SEUL, compteur, maintenant))

const creer = (ports: PortsInitial, demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
  pipe(
    creerAdmin(ports)(demande),
    TE.map(({ motDePasseTemporaire }) =>
      motDePasseTemporaire === null ? null : { email: demande.email, motDePasseTemporaire },
    ),
    TE.tapError(() => ports.freins.oublier([CLE])),
  )

const creerUneFois = (ports: PortsInitial, demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
  pipe(
    prendreSonTour(ports),
    TE.flatMap(() => creer(ports, demande)),
    TE.orElse((refus) => (refus._tag === 'TropDEssais' ? TE.right(null) : TE.left(refus))),
  )

/** Creates the first admin. Instances that start together print only one password, the valid one. */
export const adminInitial =
  (ports: PortsInitial) =>
  (demande: DemandeDAdmin): TE.TaskEither<PortFailure, AdminAAfficher | null> =>
    pipe(
      ports.comptes.admins(),
      TE.flatMap((admins) =>
        admins.some(peutEntrer(ports.clock.maintenant())) ? TE.right(null) : creerUneFois(ports, demande),
      ),
    )
