import * as t from 'io-ts'
import type { Knex } from 'knex'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { AbsenceStore } from '#application/ports/absence-store'
import type { Absence } from '#domain/agenda/absence'
import { type CalendrierPrive, EchecDeLecture } from '#domain/agenda/calendrier-prive'
import { CodecDateCivile } from '#domain/calendrier/codec-date-civile'
import { Instant, InstantJson, many, mapped, oneOrNone, orNull, run } from '../query.ts'

const PORT = 'absences'

const LISTER = `
select id, to_char(du, 'YYYY-MM-DD') as du, to_char(au, 'YYYY-MM-DD') as au, jours, de, a, note
from absences
order by du, id`

const AJOUTER = `
insert into absences (id, du, au, jours, de, a, note)
values (:id, :du, :au, :jours, :de, :a, :note)`

const REMPLACER = `
update absences set du = :du, au = :au, jours = :jours, de = :de, a = :a, note = :note
where id = :id
returning id`

const RETIRER = 'delete from absences where id = :id returning id'

const AbsenceRow = mapped(
  t.strict({
    id: t.string,
    du: CodecDateCivile,
    au: orNull(CodecDateCivile),
    jours: t.readonlyArray(t.number),
    de: orNull(t.number),
    a: orNull(t.number),
    note: t.string,
  }),
  ({ de, a, ...absence }): Absence => ({ ...absence, plage: de === null || a === null ? null : { de, a } }),
)

const IdRow = t.strict({ id: t.string })

const toRow = ({ id, du, au, jours, plage, note }: Absence) => ({
  id,
  du,
  au,
  jours: [...jours],
  de: plage?.de ?? null,
  a: plage?.a ?? null,
  note,
})

const LIRE_CALENDRIER = `
select adresse, pose_le as "poseLe", lu_le as "luLe", echoue_le as "echoueLe", echec, occupations
from calendrier_prive`

const POSER_CALENDRIER = `
insert into calendrier_prive (adresse, pose_le)
values (:adresse, :poseLe)
on conflict (seul) do update
set adresse = excluded.adresse, pose_le = excluded.pose_le, lu_le = null, echoue_le = null, echec = null, occupations = '[]'`

const RETIRER_CALENDRIER = 'delete from calendrier_prive'

const NOTER_LECTURE = `
update calendrier_prive
set lu_le = :luLe, occupations = cast(:occupations as jsonb), echoue_le = null, echec = null
where adresse = :adresse`

const NOTER_ECHEC = 'update calendrier_prive set echoue_le = :le, echec = :raison where adresse = :adresse'

const CalendrierRow = mapped(
  t.strict({
    adresse: t.string,
    poseLe: Instant,
    luLe: orNull(Instant),
    echoueLe: orNull(Instant),
    echec: orNull(EchecDeLecture),
    occupations: t.readonlyArray(t.strict({ debut: InstantJson, fin: InstantJson })),
  }),
  ({ echoueLe, echec, ...lu }): CalendrierPrive => ({
    ...lu,
    echec: echoueLe === null || echec === null ? null : { le: echoueLe, raison: echec },
  }),
)

export const makePostgresAbsenceStore = (knex: Knex): AbsenceStore => {
  const lister: AbsenceStore['lister'] = () => many(knex, PORT, AbsenceRow, LISTER)
  const lireCalendrier: AbsenceStore['lireCalendrier'] = () => oneOrNone(knex, PORT, CalendrierRow, LIRE_CALENDRIER)
  return {
    lister,
    lireCalendrier,
    indisponibilites: () =>
      pipe(
        TE.Do,
        TE.bind('absences', lister),
        TE.bind('occupations', () =>
          pipe(
            lireCalendrier(),
            TE.map((lu) => (O.isSome(lu) ? lu.value.occupations : [])),
          ),
        ),
      ),
    ajouter: (absence) => run(knex, PORT, AJOUTER, toRow(absence)),
    remplacer: (absence) => pipe(oneOrNone(knex, PORT, IdRow, REMPLACER, toRow(absence)), TE.map(O.isSome)),
    retirer: (id) => pipe(oneOrNone(knex, PORT, IdRow, RETIRER, { id }), TE.map(O.isSome)),
    poserCalendrier: (adresse, poseLe) => run(knex, PORT, POSER_CALENDRIER, { adresse, poseLe }),
    retirerCalendrier: () => run(knex, PORT, RETIRER_CALENDRIER),
    noterLecture: (adresse, luLe, occupations) =>
      run(knex, PORT, NOTER_LECTURE, { adresse, luLe, occupations: JSON.stringify(occupations) }),
    noterEchec: (adresse, le, raison) => run(knex, PORT, NOTER_ECHEC, { adresse, le, raison }),
  }
}
