import { parseArgs } from 'node:util'
import * as E from '#fp/Either'
import { type CliArguments, type CliCommand, type CliRefusal, mauvaisUsage } from './command.ts'

type OptionToken = { readonly name: string; readonly rawName: string; readonly value: string | undefined }

const problemOf = ({ options }: CliCommand, { name, rawName, value }: OptionToken): string | undefined => {
  const option = options.find(({ nom }) => nom === name)
  if (option === undefined || rawName !== `--${name}`) return `Option inconnue\u00a0: ${rawName}.`
  if (option.valeur === null) return value === undefined ? undefined : `L’option --${name} ne prend pas de valeur.`
  return value === undefined || value === ''
    ? `L’option --${name} attend une valeur\u00a0: ${option.valeur}.`
    : undefined
}

const optionProblems = (command: CliCommand, typed: readonly OptionToken[]): readonly string[] => {
  const twice = typed.filter(({ name }, rang) => typed.findIndex((other) => other.name === name) < rang)
  return [
    ...typed.flatMap((token) => problemOf(command, token) ?? []),
    ...twice.map(({ name }) => `L’option --${name} est donnée deux fois.`),
  ]
}

const parameterProblems = ({ parametres, facultatif }: CliCommand, typed: readonly string[]): readonly string[] => [
  ...parametres.slice(typed.length).map((nom) => `Il manque ${nom}.`),
  ...typed.slice(parametres.length + (facultatif === null ? 0 : 1)).map((mot) => `«\u00a0${mot}\u00a0» est de trop.`),
]

// Not strict: the sentences are ours, and in French.
const tokensOf = ({ options }: CliCommand, words: readonly string[]) =>
  parseArgs({
    args: [...words],
    options: Object.fromEntries(
      options.map(({ nom, valeur }) => [nom, { type: valeur === null ? ('boolean' as const) : ('string' as const) }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens

/** The words typed after the name of a command, or what is wrong with them. */
export const parseArguments = (command: CliCommand, words: readonly string[]): E.Either<CliRefusal, CliArguments> => {
  const tokens = tokensOf(command, words)
  const parametres = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const options = tokens.flatMap((token) => (token.kind === 'option' ? [token] : []))
  const problems = [...optionProblems(command, options), ...parameterProblems(command, parametres)]
  if (problems.length > 0) return E.left(mauvaisUsage(...problems))
  return E.right({
    parametres,
    drapeaux: new Set(options.flatMap(({ name, value }) => (value === undefined ? [name] : []))),
    valeurs: new Map(options.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
  })
}
