import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { ENTREPRISE_DE_DEMO, ENTREPRISE_EXEMPLE, readEntreprise } from './entreprise-file.ts'
import { decodeEnvironment, type Environment, type Variables } from './environment.ts'

export type LoadedSettings = { readonly environment: Environment; readonly entreprise: Entreprise }

const bundled = ({ demo }: Environment): string => (demo ? ENTREPRISE_DE_DEMO : ENTREPRISE_EXEMPLE)

/** Environment and business settings, or every sentence that the owner must read before the site can start. */
export const loadSettings = (variables: Variables): E.Either<readonly string[], LoadedSettings> =>
  pipe(
    E.Do,
    E.bind('environment', () => decodeEnvironment(variables)),
    E.bind('entreprise', ({ environment }) => readEntreprise(environment.entrepriseFichier ?? bundled(environment))),
  )
