import type { Knex } from 'knex'

type Asked = {
  readonly sql: string
  readonly bindings: readonly Knex.RawBinding[]
  /** What is named is planned once, whatever its values. */
  readonly options?: { readonly name?: string }
}

/** What a connection that opens asks of its server; nothing is planned for it. */
const SERVER_VERSION = 'show server_version'

/** The statements that a piece of work asks of a database. */
export const statementsOf = async (knex: Knex, work: () => Promise<unknown>): Promise<readonly Asked[]> => {
  const asked: Asked[] = []
  const note = (statement: Asked): void => {
    if (statement.sql.trim() !== SERVER_VERSION) asked.push(statement)
  }
  knex.on('query', note)
  try {
    await work()
  } finally {
    knex.removeListener('query', note)
  }
  return asked
}

type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** What reads all that is below before it answers at all. */
const WHOLE: ReadonlySet<string> = new Set(['Sort', 'Hash', 'Aggregate'])

/** Every node, and whether a limit stands above it and stops it. */
const nodesOf = (node: PlanNode, limited = false): readonly (readonly [PlanNode, boolean])[] => {
  const kind = node['Node Type']
  const below = kind === 'Limit' || (limited && !WHOLE.has(kind))
  return [[node, limited], ...(node.Plans ?? []).flatMap((next) => nodesOf(next, below))]
}

/** Tables that stay short, one of them with a row a day: reading them whole is the plan. */
const SHORT: ReadonlySet<string> = new Set(['mouvements', 'estimations_par_jour'])

const told = ([node, limited]: readonly [PlanNode, boolean]): readonly string[] => {
  if (node['Index Name'] !== undefined) return [node['Index Name']]
  const table = node['Relation Name']
  if (node['Node Type'] !== 'Seq Scan' || table === undefined || SHORT.has(table)) return []
  return [limited ? `the first rows of ${table}` : `SEQ SCAN ${table}`]
}

/**
 * Which indexes a piece of work goes through, with its values and, planned once, without, and `SEQ SCAN` with the name of any
 * table that it reads whole. The first rows of a table are read for a word that the statistics know as frequent.
 */
export const plansOf = async (knex: Knex, work: () => Promise<unknown>): Promise<readonly string[]> => {
  const found = new Set<string>()
  const note = ({
    rows,
  }: {
    readonly rows: readonly { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[]
  }) => {
    for (const row of rows)
      for (const { Plan } of row['QUERY PLAN'])
        for (const node of nodesOf(Plan)) for (const one of told(node)) found.add(one)
  }
  for (const { sql, bindings, options } of await statementsOf(knex, work)) {
    // Numbered by the driver's dialect when it was noted; asked again as they were.
    note(await knex.raw(`explain (format json) ${sql.replaceAll(/\$\d+/g, '?')}`, [...bindings]))
    if (options?.name !== undefined) note(await knex.raw(`explain (generic_plan, format json) ${sql}`))
  }
  return [...found]
}
