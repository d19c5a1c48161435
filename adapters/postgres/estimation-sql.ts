import type { ChoixDEstimations } from '#application/ports/estimation-store'
import { SOURCES } from '#domain/estimation/estimation-faite'
import { EPOQUES_D_IDENTIFIANT, PAR_IDENTIFIANT } from './registre/decoupe.ts'
import type { Liste, Recherche } from './registre/liste.ts'

// The instants are whole milliseconds, like the ids; what another lot drops meanwhile is left to it.
export const NOTER = `
with oubliees as (
  delete from estimations
  where id in (
    select vieille.id
    from unnest(array['site_sans_suite', 'telephone_sans_suite']) as sortes (sorte)
    cross join lateral (
      select e.id from estimations e
      where e.sorte = sortes.sorte and e.id collate "C" < :oubliAvant
      order by e.id collate "C"
      limit :oublisMax
      for update skip locked
    ) as vieille
  )
)
insert into estimations (
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, notes, recherche, appelant
)
select
  id, cree_le, source, estimation, demande, code_postal, ville, nom, email, telephone, notes,
  array_to_tsvector(recherche), array_to_tsvector(appelant)
from jsonb_to_recordset(cast(:lot as jsonb)) as lot (
  id text, cree_le timestamptz, source text, estimation jsonb, demande jsonb, code_postal text, ville text, nom text,
  email text, telephone text, notes text, recherche text[], appelant text[]
)`

export const PAR_IDS = `
select
  e.id, e.cree_le, e.source, e.estimation, e.demande, e.code_postal, e.ville, e.nom, e.email, e.telephone, e.notes,
  e.commandee_le, e.prestation_id, p.reference
from unnest(cast(:ids as text[])) with ordinality as places (id, rang)
join estimations e on e.id = places.id
left join prestations p on p.id = e.prestation_id
order by places.rang`

// An old day is added up when it is not the first of its month.
export const CONVERSION = `
select
  cast(coalesce(sum(faites), 0) as integer) as faites,
  cast(coalesce(sum(commandees), 0) as integer) as commandees,
  cast(coalesce(sum(faites) filter (where jour >= cast(:debut as date)), 0) as integer) as faites30,
  cast(coalesce(sum(commandees) filter (where jour >= cast(:debut as date)), 0) as integer) as commandees30,
  cast(count(*) filter (where jour >= cast(:entiers as date) or extract(day from jour) > 1) as integer) as mouvements
from estimations_par_jour`

// By the day, and old days by their month. What others add or add up meanwhile is left to them: a row is taken away by one of
// them only.
export const ADDITIONNER = `
with anciens as (
  delete from estimations_par_jour returning jour, faites, commandees
)
insert into estimations_par_jour (jour, faites, commandees)
select
  case when jour < cast(:entiers as date) then cast(date_trunc('month', jour) as date) else jour end,
  sum(faites), sum(commandees)
from anciens
group by 1`

const sortesDe = ({ suite, source }: ChoixDEstimations): readonly string[] =>
  SOURCES.filter((une) => source === null || une === source).flatMap((une) => [
    ...(suite === 'sans_suite' ? [] : [`${une}_commandee`]),
    ...(suite === 'commandees' ? [] : [`${une}_sans_suite`]),
  ])

/** The reference is told by the id of the order, which ends in the same characters. */
const VECTEUR = 'mots_d_estimation(r.id, r.recherche, r.appelant, r.sorte, r.prestation_id)'

const RECHERCHE: Recherche = {
  vecteur: VECTEUR,
  compte: { decoupe: PAR_IDENTIFIANT, clef: null, sens: 'desc' },
  epoques: EPOQUES_D_IDENTIFIANT,
  decoupe: PAR_IDENTIFIANT,
}

/** What the register walks for a choice. */
export const toListe = (choix: ChoixDEstimations): Liste => {
  const valeurs = sortesDe(choix)
  return {
    table: 'estimations',
    colonne: 'sorte',
    valeurs,
    toutes: valeurs.length === 2 * SOURCES.length,
    courantes: ['site_sans_suite'],
    clef: null,
    type: 'text',
    sens: 'desc',
    restreinte: null,
    recherche: RECHERCHE,
    mots: choix.mots,
    egal: null,
  }
}
