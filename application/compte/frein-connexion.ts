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

export type Tentative = { readonly email: Email; readonly adresse: string }

type PortsFrein = Pick<Ports, 'hasher' | 'freins'>

const USAGE = 'frein-connexion'

const cles = ({ hasher }: PortsFrein, { email, adresse }: Tentative) => ({
  compte: hasher.empreinte(USAGE, `${email}|${adresse}`),
  adresse: hasher.empreinte(USAGE, adresse),
})

const compter = ({ freins }: PortsFrein, frein: Frein, cle: string): TE.TaskEither<PortFailure | TropDEssais, void> =>
  freins.compter(cle, (compteur, maintenant) => compterEssai(frein, compteur, maintenant))

const rendre = ({ freins }: PortsFrein, cle: string): TE.TaskEither<PortFailure, void> =>
  freins.compter(cle, (compteur, maintenant) => E.right(rendreEssai(compteur, maintenant)))

/** Counted before anything is checked, or parallel attempts could all be checked first. */
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

/** The address gets only this one attempt back, or one's own account would pay for guesses at those of others. */
export const reussirTentative =
  (ports: PortsFrein) =>
  (tentative: Tentative): TE.TaskEither<PortFailure, void> => {
    const cle = cles(ports, tentative)
    return pipe(
      ports.freins.oublier([cle.compte]),
      TE.flatMap(() => rendre(ports, cle.adresse)),
    )
  }
