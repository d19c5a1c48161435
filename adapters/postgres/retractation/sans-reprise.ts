/** True of a withdrawal `r` unless the business took its order up again since. */
export const SANS_REPRISE = `not exists (
  select from prestation_evenements reprise
  where reprise.prestation_id = r.prestation_id and reprise.le > r.recue_le
    and reprise.detail ->> 'genre' = 'statut' and reprise.detail ->> 'de' = 'annulé'
)`
