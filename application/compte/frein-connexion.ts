import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { PortFailure } from '#application/shared/port-failure'
import type { Email } from '#domain/client/email'
import {
  compterEssai,
  type Frein,
  FREIN_ADRESSE,
  FREIN_COMPTE,
  rendreEssai,
  type TropDEssais,
} from '#domain/compte/frein'
import * as E from '#fp/Either'

/** Who claims to be whom, from where: `adresse` is the network address. */
export type Tentative = { readonly email: Email; readonly adresse: string }

type PortsFrein = Pick<Ports, 'keyedHash' | 'freins'>

const USAGE = 'frein-connexion'

const cles = ({ keyedHash }: PortsFrein, { email, adresse }: Tentative) => ({
  compte: keyedHash.empreinte(USAGE, `${email}|${adresse}`),
  adresse: keyedHash.empreinte(USAGE, adresse),
})

const compter = ({ freins }: PortsFrein, frein: Frein, cle: string): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(cle, (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

const rendre = ({ freins }: PortsFrein, cle: string): TE.TaskEither<PortFailure, void> =>
  freins.compter(cle, (compteur, maintenant) => E.right(rendreEssai(compteur, maintenant)))

/**
 * Counts an attempt before anything is checked, so that parallel ones cannot all be checked first. One that the address
 * may not make is none of the account.
 */
export const compterTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure | TropDEssais, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      compter(ports, FREIN_COMPTE, cle.compte),
      TE.flatMap(() =>
        pipe(
          compter(ports, FREIN_ADRESSE, cle.adresse),
          TE.tapError(() => rendre(ports, cle.compte)),
        ),
      ),
    )
  }

/**
 * An attempt that succeeded: nothing is held against the account from here any more, and the address gets this one
 * attempt back. Not more, or one's own account would pay for guesses at those of others.
 */
export const reussirTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      ports.freins.oublier([cle.compte]),
      TE.flatMap(() => rendre(ports, cle.adresse)),
    )
  }
