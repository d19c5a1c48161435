import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import * as t from 'io-ts'
import type { Knex } from 'knex'
import type { ChoixDePrestations, PrestationStore } from '#application/ports/prestation-store'
import { totalDe } from '#application/shared/page'
import { Statut } from '#domain/prestation/statut'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import { laisserExpirer } from '#domain/rendez-vous/dossier'
import { autreSens, lirePage, type Liste } from '../liste.ts'
import { many } from '../query.ts'
import { DOSSIER_COLUMNS, DossierRow } from './dossier-row.ts'

const PORT = 'prestations'

// A date that ran out is only noted when somebody else wants its time: the clock decides, not the statut.
const TENUE = "(v.statut = 'accepte' or v.statut = 'propose' and v.expire_le > :instant)"

// Nothing was proposed at sequence 0. A count is looked up for each of the others; a join would read every date.
const SANS_DATE = `r.statut = 'en_attente' and (
  r.sequence = 0 or (select count(*) from rendez_vous v where v.prestation_id = r.id and ${TENUE}) = 0
)`

/** Prestations with the date of their visit: the agreed one, else the first that waits. */
export const AVEC_VISITE = `prestations r join (
  select distinct on (v.prestation_id) v.prestation_id, v.debut
  from rendez_vous v
  where ${TENUE}
  order by v.prestation_id, v.statut, v.debut
) as visite on visite.prestation_id = r.id`

const A_CONTACTER = `${SANS_DATE} and r.appelee_le is null`

type Tri = Pick<Liste, 'source' | 'clef' | 'type' | 'sens'> & { readonly restreinte: string | null }

const TOUTES = { source: 'prestations r', restreinte: null }

const TRIS: Readonly<Record<ClefDePrestation, Tri>> = {
  recentes: { ...TOUTES, clef: 'r.id', type: 'text', sens: 'desc' },
  a_contacter: { ...TOUTES, clef: 'r.contact_avant', type: 'timestamptz', sens: 'asc', restreinte: SANS_DATE },
  rendez_vous: { ...TOUTES, source: AVEC_VISITE, clef: 'visite.debut', type: 'timestamptz', sens: 'desc' },
  montant: { ...TOUTES, clef: 'r.total_net', type: 'integer', sens: 'desc' },
}

const toListe = ({ tri, statut, priorite, mots }: ChoixDePrestations, instant: Date): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { restreinte, ...ordre } = TRIS[clef]
  return {
    ...ordre,
    sens: inverse ? autreSens(ordre.sens) : ordre.sens,
    id: 'r.id',
    conditions: [
      restreinte,
      statut === null ? null : 'r.statut = :statut',
      priorite === null ? null : 'r.priorite = :priorite',
    ],
    valeurs: { statut, priorite, instant },
    contient: 'r.recherche like :motif',
    mots,
    filtree: priorite !== null,
  }
}

const PAR_IDS = `
select ${DOSSIER_COLUMNS}
from unnest(cast(:ids as text[])) with ordinality as places (id, rang) join prestations p on p.id = places.id
order by places.rang`

export const CHIFFRES = `
with a_contacter as (select r.contact_avant from prestations r where ${A_CONTACTER})
select statut, cast(count(*) as integer) as nombre,
  (select cast(count(*) as integer) from a_contacter) as "aContacter",
  (select cast(count(*) as integer) from a_contacter where contact_avant < :instant) as "enRetard"
from prestations
group by statut`

const ChiffresRow = t.strict({ statut: Statut, nombre: t.number, aContacter: t.number, enRetard: t.number })

export const registre = (knex: Knex): Pick<PrestationStore, 'lister' | 'chiffres'> => ({
  lister: (choix, instant) =>
    pipe(
      lirePage(knex, PORT, toListe(choix, instant), choix.page, (ids) =>
        many(knex, PORT, DossierRow, PAR_IDS, { ids }),
      ),
      TE.map((page) => ({ ...page, elements: page.elements.map((dossier) => laisserExpirer(dossier, instant)) })),
    ),
  chiffres: (instant) =>
    pipe(
      many(knex, PORT, ChiffresRow, CHIFFRES, { instant }),
      TE.map((rows) => {
        const combien = (statut: Statut): number => rows.find((row) => row.statut === statut)?.nombre ?? 0
        return {
          parStatut: {
            en_attente: combien('en_attente'),
            en_cours: combien('en_cours'),
            terminé: combien('terminé'),
            annulé: combien('annulé'),
          },
          aContacter: totalDe(rows[0]?.aContacter ?? 0),
          enRetard: totalDe(rows[0]?.enRetard ?? 0),
        }
      }),
    ),
})
