import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDePrestations, PrestationStore } from '#application/ports/prestation-store'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import { totalDe } from '#application/shared/page-de-registre'
import { Statut } from '#domain/prestation/statut'
import * as t from 'io-ts'
import { DOSSIER_COLUMNS, DossierRow } from './dossier-row.ts'
import { LAISSER_EXPIRER } from './modifier-dossier.ts'
import { many, run } from '../query.ts'
import { autreSens, lirePage, type Liste } from '../liste.ts'

const PORT = 'prestations'

const SANS_DATE = `r.statut = 'en_attente' and r.visite_le is null`

const A_CONTACTER = `${SANS_DATE} and r.appelee_le is null`

type Tri = Pick<Liste, 'clef' | 'type' | 'sens'> & { readonly restreinte: string | null }

const TRIS: Readonly<Record<ClefDePrestation, Tri>> = {
  recentes: { clef: 'r.id', type: 'text', sens: 'desc', restreinte: null },
  a_contacter: { clef: 'r.contact_avant', type: 'timestamptz', sens: 'asc', restreinte: SANS_DATE },
  rendez_vous: { clef: 'r.visite_le collate "C"', type: 'text', sens: 'desc', restreinte: 'r.visite_le is not null' },
  montant: { clef: 'r.total_net', type: 'integer', sens: 'desc', restreinte: null },
}

const toListe = ({ tri, statut, priorite, mots }: ChoixDePrestations): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { restreinte, ...ordre } = TRIS[clef]
  return {
    ...ordre,
    sens: inverse ? autreSens(ordre.sens) : ordre.sens,
    source: 'prestations r',
    id: 'r.id',
    conditions: [
      restreinte,
      statut === null ? null : 'r.statut = :statut',
      priorite === null ? null : 'r.priorite = :priorite',
    ],
    valeurs: { statut, priorite },
    contient: 'r.recherche like :motif',
    mots,
    filtree: priorite !== null,
  }
}

const PAR_IDS = `
select ${DOSSIER_COLUMNS}
from unnest(cast(:ids as text[])) with ordinality as places (id, rang) join prestations p on p.id = places.id
order by places.rang`

const CHIFFRES = `
select statut, cast(count(*) as integer) as nombre,
  cast(count(*) filter (where ${A_CONTACTER}) as integer) as "aContacter",
  cast(count(*) filter (where ${A_CONTACTER} and r.contact_avant < :instant) as integer) as "enRetard"
from prestations r
group by statut`

const ChiffresRow = t.strict({ statut: Statut, nombre: t.number, aContacter: t.number, enRetard: t.number })

const laisserExpirer = (knex: Knex, instant: Date) => run(knex, PORT, LAISSER_EXPIRER, { instant, id: '' })

/** The register of prestations. */
export const registre = (knex: Knex): Pick<PrestationStore, 'lister' | 'chiffres'> => ({
  lister: (choix, instant) =>
    pipe(
      laisserExpirer(knex, instant),
      TE.flatMap(() =>
        lirePage(knex, PORT, toListe(choix), choix.page, (ids) => many(knex, PORT, DossierRow, PAR_IDS, { ids })),
      ),
    ),
  chiffres: (instant) =>
    pipe(
      laisserExpirer(knex, instant),
      TE.flatMap(() => many(knex, PORT, ChiffresRow, CHIFFRES, { instant })),
      TE.map((rows) => {
        const combien = (statut: Statut): number => rows.find((row) => row.statut === statut)?.nombre ?? 0
        const somme = (quoi: 'aContacter' | 'enRetard') => totalDe(rows.reduce((n, row) => n + row[quoi], 0))
        return {
          parStatut: {
            en_attente: combien('en_attente'),
            en_cours: combien('en_cours'),
            terminé: combien('terminé'),
            annulé: combien('annulé'),
          },
          aContacter: somme('aContacter'),
          enRetard: somme('enRetard'),
        }
      }),
    ),
})
