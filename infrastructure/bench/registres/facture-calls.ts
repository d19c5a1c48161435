import { type Call, listeA } from './call.ts'
import { once } from './once.ts'

const factures = listeA('/api/admin/factures')

const suite = once(async (ground) => {
  const { curseurSuivant }: { curseurSuivant: string } = JSON.parse(await factures()(ground))
  return curseurSuivant
})

/** The number of the last invoice. */
const numero = once(async (ground) => {
  const { data }: { data: readonly { numero: string }[] } = JSON.parse(await factures({ limite: 1 })(ground))
  return data[0]?.numero ?? ''
})

/** The list of invoices. */
export const FACTURES: Readonly<Record<string, Call>> = {
  factures: factures(),
  'factures, suite': async (ground) => factures({ curseur: await suite(ground) })(ground),
  'factures en retard': factures({ etat: 'en_retard', limite: 10 }),
  'factures payées': factures({ etat: 'payee' }),
  'factures à payer': factures({ etat: 'a_payer' }),
  'factures, q = dupont': factures({ q: 'dupont' }),
  'factures, q = jeanne dupont': factures({ q: 'jeanne dupont', limite: 1 }),
  'factures, q = un numéro': async (ground) => factures({ q: await numero(ground) })(ground),
  'factures, q = dupont, à payer': factures({ q: 'dupont', etat: 'a_payer' }),
  'factures, q = dupont, en retard': factures({ q: 'dupont', etat: 'en_retard', limite: 1 }),
}
