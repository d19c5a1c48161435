/** An event `alias` of a kind, in the history of the order of a withdrawal `r`. */
const evenementDe = (alias: string, genre: string): string =>
  `${alias}.prestation_id = r.prestation_id and ${alias}.detail ->> 'genre' = '${genre}'`

/** True of a withdrawal `r` unless the business took its order up again since. Events are numbered as they are written. */
export const SANS_REPRISE = `not exists (
  select from prestation_evenements reprise
  where ${evenementDe('reprise', 'statut')} and reprise.detail ->> 'de' = 'annulé'
    and reprise.id > (select max(effet.id) from prestation_evenements effet where ${evenementDe('effet', 'retractation')})
)`
