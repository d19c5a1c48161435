import { describe, expect, it } from 'vitest'
import * as TE from '#fp/TaskEither'
import { type CliArguments, type CliCommand, mauvaisUsage, refus } from './command.ts'
import { runCli } from './run-cli.ts'

const plat = (lines: readonly string[]) => lines.join('\n').replaceAll('\u00a0', ' ')

/** A command that prints its arguments, and ends as its first parameter says. */
const uneCommande = (overrides: Partial<CliCommand> = {}): CliCommand => ({
  nom: 'exporter',
  parametres: ['QUOI'],
  resume: 'écrit une liste',
  details: ['Une ligne par élément.'],
  options: [
    { nom: 'format', valeur: 'csv|json', resume: 'la forme' },
    { nom: 'simulation', valeur: null, resume: 'compte seulement' },
  ],
  run: (args, { resultat }) => {
    if (args.parametres[0] === 'rien') return TE.left(refus('Rien à exporter.'))
    if (args.parametres[0] === 'tout') return TE.left(mauvaisUsage('Tout est trop.'))
    return TE.fromIO(() => resultat(tell(args)))
  },
  ...overrides,
})

const tell = ({ parametres, drapeaux, valeurs }: CliArguments): string =>
  JSON.stringify([parametres, [...drapeaux], [...valeurs]])

const run = async (...words: readonly string[]) => {
  const out: string[] = []
  const err: string[] = []
  const terminal = { resultat: (line: string) => out.push(line), dire: (line: string) => err.push(line) }
  const code = await runCli(words, [uneCommande()], terminal)
  return { code, out: plat(out), err: plat(err) }
}

const USAGE = 'Usage : npm run cli -- exporter QUOI [--format csv|json] [--simulation]'

describe('a command', () => {
  it('gets its parameters, flags and values, in any order', async () => {
    const outcome = { code: 0, out: '[["clients"],["simulation"],[["format","json"]]]', err: '' }
    expect(await run('exporter', 'clients', '--format', 'json', '--simulation')).toEqual(outcome)
    expect(await run('exporter', '--simulation', '--format=json', 'clients')).toEqual(outcome)
  })

  it('takes a parameter that begins with a dash after two dashes', async () => {
    expect(await run('exporter', '--', '-x')).toMatchObject({ code: 0, out: '[["-x"],[],[]]' })
  })

  it('that is refused ends with 1 and its reason apart from the results', async () => {
    expect(await run('exporter', 'rien')).toEqual({ code: 1, out: '', err: 'Rien à exporter.' })
  })

  it('that finds its own words wrong ends with 2 and its usage', async () => {
    expect(await run('exporter', 'tout')).toEqual({ code: 2, out: '', err: `Tout est trop.\n${USAGE}` })
  })
})

describe('words that do not fit', () => {
  it.each([
    [['exporter'], 'Il manque QUOI.'],
    [['exporter', 'a', 'b'], '« b » est de trop.'],
    [['exporter', 'a', '--vite'], 'Option inconnue : --vite.'],
    [['exporter', 'a', '-s'], 'Option inconnue : -s.'],
    [['exporter', 'a', '--format'], 'L’option --format attend une valeur : csv|json.'],
    [['exporter', 'a', '--format='], 'L’option --format attend une valeur : csv|json.'],
    [['exporter', 'a', '--simulation=oui'], 'L’option --simulation ne prend pas de valeur.'],
    [['exporter', 'a', '--simulation', '--simulation'], 'L’option --simulation est donnée deux fois.'],
  ])('%j end with 2, what is wrong, and the usage', async (words, sentence) => {
    expect(await run(...words)).toEqual({ code: 2, out: '', err: `${sentence}\n${USAGE}` })
  })

  it.each([
    [[], 'Quelle commande ?'],
    [['danser'], 'Commande inconnue : danser.'],
  ])('%j name no command', async (words, sentence) => {
    const err = `${sentence}\nLa liste des commandes : npm run cli -- aide`
    expect(await run(...words)).toEqual({ code: 2, out: '', err })
  })
})

describe('the help', () => {
  it('lists every command, itself included, with one line each', async () => {
    const { code, out } = await run('aide')
    expect(code).toBe(0)
    const usage = 'exporter QUOI [--format csv|json] [--simulation]'
    expect(out.split('\n').filter((line) => line.startsWith('  '))).toEqual([
      `  ${'aide [COMMANDE]'.padEnd(usage.length)}  ce que l’on peut faire d’ici`,
      `  ${usage}  écrit une liste`,
    ])
  })

  it.each([
    [['aide', 'exporter']],
    [['exporter', '--help']],
    [['exporter', 'clients', '--aide']],
    [['-h', 'exporter']],
  ])('shows one command for %j', async (words) => {
    const lines = [
      USAGE,
      '',
      'Écrit une liste.',
      'Une ligne par élément.',
      '',
      'Options :',
      '  --format csv|json  la forme',
      '  --simulation       compte seulement',
    ]
    expect(await run(...words)).toEqual({ code: 0, out: lines.join('\n'), err: '' })
  })

  it('knows no command that does not exist', async () => {
    expect(await run('aide', 'danser')).toMatchObject({ code: 2, out: '' })
  })
})
