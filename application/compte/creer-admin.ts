import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { NouvelAdmin } from '#application/ports/compte-store'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import { type NomComplet, parseNomComplet } from '#domain/client/nom'
import type { Compte } from '#domain/compte/compte'
import type { MotDePasse } from '#domain/compte/mot-de-passe'
import { OCTETS_UUID, uuidDe } from '#domain/shared/uuid'
import { ouvrirCompte } from './ouvrir-compte.ts'

export type DemandeDAdmin = { readonly email: Email; readonly motDePasse: MotDePasse | null }

export type AdminCree = { readonly compte: Compte; readonly motDePasseTemporaire: string | null }

export type PortsAdmin = Pick<Ports, 'clock' | 'randomness' | 'comptes' | 'hasher' | 'entreprise'>

/** For a business whose owner's name is not written as the name of a person. */
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

/** Whoever changed the password meanwhile is overruled: this is asked for by whoever runs the site. */
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
