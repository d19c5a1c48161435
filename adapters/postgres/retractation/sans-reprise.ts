const apresDe = (evenement: string, genre: string): string =>
  `${evenement}.prestation_id = r.prestation_id and ${evenement}.detail ->> 'genre' = '${genre}'`

/** True of a withdrawal `r` unless the business took its order up again since it took effect. Events are numbered as they are written. */
export const SANS_REPRISE = `not exists (
  select from prestation_evenements reprise
  where ${apresDe('reprise', 'statut')} and reprise.detail ->> 'de' = 'annulé'
    and reprise.id > (select max(effet.id) from prestation_evenements effet where ${apresDe('effet', 'retractation')})
)`
