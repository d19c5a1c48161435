import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Entreprise } from '#domain/entreprise/entreprise'
import { decodeEnvironment, type Environment, type Variables } from './environment.ts'

export type LoadedSettings = { readonly environment: Environment; readonly entreprise: Entreprise }

const bundled = ({ demo }: Environment): string => (demo ? ENTREPRISE_DE_DEMO : ENTREPRISE_EXEMPLE)

export const loadSettings = (variables: Variables): E.Either<readonly string[], LoadedSettings> =>
  pipe(
    E.Do,
    E.bind('environment', () => decodeEnvironment(variables)),
    E.bind('entreprise', ({ environment }) => readEntreprise(environment.entrepriseFichier ?? bundled(environment))),
  )

/** An obviously false business, so that the site starts before its owner has filled in the settings. */
export const ENTREPRISE_EXEMPLE = join(import.meta.dirname, 'entreprise.exemple.json')

/** An invented business with well-formed numbers, so that a demonstration can issue invoices. */
export const ENTREPRISE_DE_DEMO = join(import.meta.dirname, 'entreprise.demo.json')

const orNothing = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

export const readEntreprise = (path: string): E.Either<readonly string[], Entreprise> => {
  const text = orNothing(() => readFileSync(path, 'utf8'))
  if (text === undefined) return E.left([`ENTREPRISE_FICHIER\u00a0: le fichier ${path} est illisible.`])
  const json = orNothing((): unknown => JSON.parse(text))
  if (json === undefined) return E.left([`ENTREPRISE_FICHIER\u00a0: ${path} n’est pas un fichier JSON valide.`])
  const entreprise = Entreprise.decode(json)
  if (E.isRight(entreprise)) return entreprise
  const fields = entreprise.left.map(({ context }) =>
    context
      .map(({ key }) => key)
      .filter((key) => key !== '')
      .join('.'),
  )
  return E.left(
    [...new Set(fields)].map(
      (field) => `ENTREPRISE_FICHIER\u00a0: la mention «\u00a0${field}\u00a0» manque ou est invalide.`,
    ),
  )
}
