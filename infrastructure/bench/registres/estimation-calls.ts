import { type Call, listeA } from './call.ts'
import type { Ground } from './ground.ts'
import { once } from './once.ts'

const estimations = listeA('/api/admin/estimations')

const idDuMilieu = once(async ({ knex }) => {
  const row: { id: string } = await knex('estimations').orderBy('id').offset(500).first('id')
  return row.id
})

/** The reference of an order that came of an estimate. */
const reference = once(async (ground) => {
  const { data }: { data: readonly { prestation: { reference: string } }[] } = JSON.parse(
    await estimations({ suite: 'commandees', limite: 1 })(ground),
  )
  return data[0]?.prestation.reference ?? ''
})

const suite =
  (choix: Readonly<Record<string, string>> = {}): Call =>
  async (ground: Ground) =>
    estimations({ ...choix, curseur: await idDuMilieu(ground) })(ground)

/** The list of estimates. */
export const ESTIMATIONS: Readonly<Record<string, Call>> = {
  estimations: estimations(),
  'estimations, suite': suite(),
  'estimations sans suite': estimations({ suite: 'sans_suite' }),
  'estimations commandées': estimations({ suite: 'commandees' }),
  'estimations par téléphone': estimations({ source: 'telephone' }),
  'estimations, q = lons': estimations({ q: 'lons' }),
  'estimations, q = lons, suite': suite({ q: 'lons' }),
  'estimations, q = dupont': estimations({ q: 'dupont', limite: 3 }),
  'estimations, q = paul dupont': estimations({ q: 'paul dupont', limite: 1 }),
  'estimations, q = lons, commandées': estimations({ q: 'lons', suite: 'commandees' }),
  'estimations, q = une référence': async (ground) => estimations({ q: await reference(ground) })(ground),
  'estimations, q sans réponse': estimations({ q: 'introuvable' }),
}
