import { NouvelleReply } from '#adapters/http/contract/routes/nouvelles'
import type { LotDeNouvelles } from '#application/ports/journal-nouvelles'
import type { Nouvelle } from '#domain/nouvelles/nouvelle'

/** A comment: nothing to read, but the connection lives. */
export const BATTEMENT = ': battement\n\n'

const lineOf = (nouvelle: Nouvelle): string =>
  `data: ${JSON.stringify(NouvelleReply.encode({ ...nouvelle, le: nouvelle.le.toISOString() }))}\n\n`

/**
 * News as server-sent events (HTML standard, 9.2.6). The cursor stands after the last one alone: a connection that is cut in
 * between resumes before all of them.
 */
export const eventText = (nouvelles: readonly Nouvelle[], { curseur }: Pick<LotDeNouvelles, 'curseur'>): string =>
  `${nouvelles.map(lineOf).join('')}id: ${curseur}\n\n`
