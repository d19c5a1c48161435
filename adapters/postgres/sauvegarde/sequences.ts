import * as t from 'io-ts'
import type { Knex } from 'knex'
import { ask, OURS } from './catalogue.ts'

const DEFINITION = {
  nom: t.string,
  type: t.string,
  debut: t.string,
  pas: t.string,
  minimum: t.string,
  maximum: t.string,
  cycle: t.boolean,
}

const VALEUR = { derniere: t.string, appelee: t.boolean }

/** A sequence and its position; numbers are text, since they may exceed 2^53. */
export const Sequence = t.strict({ ...DEFINITION, ...VALEUR })

export type Sequence = t.TypeOf<typeof Sequence>

const Definition = t.strict({ ...DEFINITION, identifiant: t.string })

const DEFINITIONS = `
select c.relname as nom, quote_ident(c.relname) as identifiant, format_type(s.seqtypid, null) as type,
  s.seqstart::text as debut, s.seqincrement::text as pas, s.seqmin::text as minimum, s.seqmax::text as maximum,
  s.seqcycle as cycle
from pg_class c join pg_sequence s on s.seqrelid = c.oid
where ${OURS}
order by c.relname`

const Valeur = t.strict(VALEUR)

/** Sequences are not transactional: read after the snapshot, they are never behind its rows. */
export const readSequences = async (knex: Knex): Promise<readonly Sequence[]> => {
  const sequences: Sequence[] = []
  for (const { identifiant, ...definition } of await ask(knex, Definition, DEFINITIONS)) {
    const statement = `select last_value::text as derniere, is_called as appelee from ${identifiant}`
    for (const valeur of await ask(knex, Valeur, statement)) sequences.push({ ...definition, ...valeur })
  }
  return sequences
}

const TYPES = ['smallint', 'integer', 'bigint']

/** `create sequence` takes no bindings, so a text of a file must be a number before it is written into a statement. */
const numeral = (text: string): string => {
  if (!/^-?\d{1,19}$/.test(text)) throw new Error(`not a number of a sequence: ${text}`)
  return text
}

const make = async (knex: Knex, sequence: Sequence): Promise<void> => {
  const { nom, type, debut, pas, minimum, maximum, cycle } = sequence
  if (!TYPES.includes(type)) throw new Error(`not a type of a sequence: ${type}`)
  const limits = `minvalue ${numeral(minimum)} maxvalue ${numeral(maximum)} start ${numeral(debut)}`
  const statement = `create sequence if not exists ?? as ${type} increment ${numeral(pas)} ${limits}`
  await knex.raw(`${statement} ${cycle ? 'cycle' : 'no cycle'}`, [nom])
}

export const writeSequences = async (knex: Knex, sequences: readonly Sequence[]): Promise<void> => {
  const wanted = new Set(sequences.map(({ nom }) => nom))
  const strangers = (await ask(knex, Definition, DEFINITIONS)).filter(({ nom }) => !wanted.has(nom))
  for (const { identifiant } of strangers) await knex.raw(`drop sequence ${identifiant}`)
  for (const sequence of sequences) {
    await make(knex, sequence)
    const { nom, derniere, appelee } = sequence
    await knex.raw('select setval(quote_ident(?)::regclass, ?::bigint, ?)', [nom, derniere, appelee])
  }
}
