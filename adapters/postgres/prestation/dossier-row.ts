import * as t from 'io-ts'
import type { Suivi } from '#application/ports/prestation-repository'
import { NumeroPiece } from '#domain/facturation/numero-piece'
import { Auteur, Fait } from '#domain/prestation/evenement'
import { type Dossier, validationDateDe } from '#domain/rendez-vous/dossier'
import { Souhait } from '#domain/rendez-vous/souhait'
import { fromPrestationRow, PRESTATION_COLUMNS, PrestationRow } from './prestation-row.ts'
import { fromRendezVousRow, RendezVousRow } from './rendez-vous-row.ts'
import { InstantJson } from '../query.ts'

/** A row of `prestations` with its dates, as `DOSSIER_COLUMNS` reads it. */
export const DossierRow = t.intersection([
  PrestationRow,
  t.strict({
    souhaits: t.readonlyArray(Souhait),
    sequence: t.number,
    dates: t.readonlyArray(RendezVousRow),
    facture_en_cours: t.union([NumeroPiece, t.null]),
  }),
])

export const EvenementRow = t.strict({ le: InstantJson, auteur: Auteur, fait: Fait })

/** The same with its history, as `SUIVI_COLUMNS` reads it. */
export const SuiviRow = t.intersection([DossierRow, t.strict({ evenements: t.readonlyArray(EvenementRow) })])

/** What `DossierRow` reads, in one look at the database, for a statement that gives the table the name `p`. */
export const DOSSIER_COLUMNS = `
  ${PRESTATION_COLUMNS}, p.souhaits, p.sequence,
  (
    select coalesce(jsonb_agg(to_jsonb(r) order by r.proposition, r.rang), '[]')
    from rendez_vous r
    where r.prestation_id = p.id
  ) as dates,
  (
    select f.numero
    from factures f
    where f.prestation_id = p.id and f.genre = 'facture'
      and f.total > (select coalesce(sum(a.total), 0) from factures a where a.facture_numero = f.numero)
    order by f.annee, f.rang
    limit 1
  ) as facture_en_cours`

/** What `SuiviRow` reads. */
export const SUIVI_COLUMNS = `
  ${DOSSIER_COLUMNS},
  (
    select coalesce(jsonb_agg(jsonb_build_object('le', e.le, 'auteur', e.auteur, 'fait', e.detail) order by e.id), '[]')
    from prestation_evenements e
    where e.prestation_id = p.id
  ) as evenements`

/** What lists show of the appointment is derived again: a date that was let go meanwhile waits no more. */
export const fromDossierRow = (row: t.TypeOf<typeof DossierRow>): Dossier => {
  const { clientId, prestation } = fromPrestationRow(row)
  const dates = row.dates.map(fromRendezVousRow)
  return {
    clientId,
    prestation: { ...prestation, validationDate: validationDateDe(dates) },
    dates,
    souhaits: row.souhaits,
    sequence: row.sequence,
    factureEnCours: row.facture_en_cours,
  }
}

export const fromSuiviRow = (row: t.TypeOf<typeof SuiviRow>): Suivi => ({
  dossier: fromDossierRow(row),
  evenements: row.evenements,
})
