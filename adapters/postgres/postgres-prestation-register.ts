import type { Knex } from 'knex'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { ChoixDePrestations, PrestationRegister } from '#application/ports/prestation-register'
import { type ClefDePrestation, sensDeTri } from '#domain/registre/tris'
import {
  type Curseur,
  pageDeRegistre,
  type Total,
  TOTAL_EXACT_MAX,
  totalDe,
  totalExact,
} from '#application/shared/page-de-registre'
import type { PortFailure } from '#application/shared/port-failure'
import { type Statut, STATUTS } from '#domain/prestation/statut'
import type { Dossier } from '#domain/rendez-vous/dossier'
import * as t from 'io-ts'
import { DOSSIER_COLUMNS, DossierRow, fromDossierRow } from './dossier-row.ts'
import { LAISSER_EXPIRER } from './laisser-expirer.ts'
import { query } from './query.ts'
import { type Decoupe, EPOQUES_D_IDENTIFIANT, PAR_IDENTIFIANT, PAR_MOIS, PAR_MONTANT } from './registre/decoupe.ts'
import { autreSens, type Coupe, type Liste } from './registre/liste.ts'
import { readCounts } from './registre/read-counts.ts'
import { askRows, type Places, readList } from './registre/read-list.ts'

const PORT = 'registre des prestations'

const SANS_DATE = `r.statut = 'en_attente' and r.visite_le is null`

const A_CONTACTER = `${SANS_DATE} and r.appelee_le is null`

const VECTEUR = 'mots_de_prestation(r.id, r.recherche, r.statut, r.priorite, r.total_net, r.visite_le)'

const COURANTES = ['terminé', 'normale']

const COMPTE: Coupe = { decoupe: PAR_IDENTIFIANT, clef: null, sens: 'desc' }

type Tri = Pick<Liste, 'clef' | 'type' | 'sens' | 'restreinte'> & {
  readonly statuts: readonly Statut[]
  readonly decoupe: Decoupe | null
}

const TRIS: Readonly<Record<ClefDePrestation, Tri>> = {
  recentes: {
    clef: null,
    type: 'text',
    sens: 'desc',
    restreinte: null,
    statuts: STATUTS,
    decoupe: PAR_IDENTIFIANT,
  },
  a_contacter: {
    clef: 'r.contact_avant',
    type: 'timestamptz',
    sens: 'asc',
    restreinte: SANS_DATE,
    statuts: ['en_attente'],
    decoupe: null,
  },
  rendez_vous: {
    clef: 'r.visite_le collate "C"',
    type: 'text',
    sens: 'desc',
    restreinte: 'r.visite_le is not null',
    statuts: STATUTS,
    decoupe: PAR_MOIS,
  },
  montant: {
    clef: 'r.total_net',
    type: 'integer',
    sens: 'desc',
    restreinte: null,
    statuts: STATUTS,
    decoupe: PAR_MONTANT,
  },
}

const toListe = ({ tri, statut, priorite, mots }: ChoixDePrestations): Liste => {
  const { clef, inverse } = sensDeTri(tri)
  const { statuts, decoupe, sens, ...autres } = TRIS[clef]
  return {
    ...autres,
    sens: inverse ? autreSens(sens) : sens,
    table: 'prestations',
    colonne: 'statut',
    valeurs: statuts.filter((un) => statut === null || un === statut),
    toutes: statut === null && statuts.length === STATUTS.length,
    courantes: COURANTES,
    recherche: { vecteur: VECTEUR, compte: COMPTE, epoques: EPOQUES_D_IDENTIFIANT, decoupe },
    mots,
    egal: priorite === null ? null : { colonne: 'priorite', valeur: priorite },
  }
}

const PAR_IDS = `
select ${DOSSIER_COLUMNS}
from unnest(cast(:ids as text[])) with ordinality as places (id, rang) join prestations p on p.id = places.id
order by places.rang`

const EN_RETARD = `
select
  (select cast(count(*) as integer) from (select from prestations r where ${A_CONTACTER} limit :plafond) as tous) as tous,
  (
    select cast(count(*) as integer)
    from (select from prestations r where ${A_CONTACTER} and r.contact_avant < :instant limit :plafond) as tardifs
  ) as tardifs`

const RetardRow = t.strict({ tous: t.number, tardifs: t.number })

const readDossiers = (knex: Knex, places: readonly Curseur[]): TE.TaskEither<PortFailure, readonly Dossier[]> =>
  places.length === 0
    ? TE.right([])
    : pipe(
        askRows(knex, PORT, DossierRow, { sql: PAR_IDS, bindings: { ids: places.map(({ id }) => id) } }),
        TE.map((rows) => rows.map(fromDossierRow)),
      )

const totalParStatut = (knex: Knex, statut: Statut | null): TE.TaskEither<PortFailure, Total> =>
  pipe(
    readCounts(knex, 'prestations'),
    TE.map((comptes) =>
      totalExact(STATUTS.reduce((n, un) => n + (statut === null || un === statut ? (comptes.get(un) ?? 0) : 0), 0)),
    ),
  )

const laisserExpirer = (knex: Knex, instant: Date) => query(PORT, () => knex.raw(LAISSER_EXPIRER, { instant, id: '' }))

/** What went away since its place was read is left out. */
const enPage = ({ places, total }: Places, dossiers: readonly Dossier[], limite: number) => {
  const parId = new Map(dossiers.map((dossier) => [String(dossier.prestation.id), dossier]))
  const page = pageDeRegistre(places, limite, total, (place) => place)
  const elements = page.elements.flatMap(({ id }) => parId.get(id) ?? [])
  return { ...page, elements }
}

/** The register of prestations in PostgreSQL. */
export const makePostgresPrestationRegister = (knex: Knex): PrestationRegister => ({
  lister: (choix, instant) =>
    pipe(
      laisserExpirer(knex, instant),
      TE.flatMap(() => readList(knex, PORT, toListe(choix), choix.page, totalParStatut(knex, choix.statut))),
      TE.bindTo('trouvees'),
      TE.bind('dossiers', ({ trouvees }) => readDossiers(knex, trouvees.places.slice(0, choix.page.limite))),
      TE.map(({ trouvees, dossiers }) => enPage(trouvees, dossiers, choix.page.limite)),
    ),
  chiffres: (instant) =>
    pipe(
      laisserExpirer(knex, instant),
      TE.flatMap(() => readCounts(knex, 'prestations')),
      TE.bindTo('comptes'),
      TE.bind('retards', () =>
        askRows(knex, PORT, RetardRow, { sql: EN_RETARD, bindings: { instant, plafond: TOTAL_EXACT_MAX + 1 } }),
      ),
      TE.map(({ comptes, retards: [retard] }) => ({
        parStatut: {
          en_attente: comptes.get('en_attente') ?? 0,
          en_cours: comptes.get('en_cours') ?? 0,
          terminé: comptes.get('terminé') ?? 0,
          annulé: comptes.get('annulé') ?? 0,
        },
        aContacter: totalDe(retard?.tous ?? 0),
        enRetard: totalDe(retard?.tardifs ?? 0),
      })),
    ),
})
