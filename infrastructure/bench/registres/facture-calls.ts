import { type Call, listeA } from './call.ts'
import { once } from './once.ts'

const factures = listeA('/api/admin/factures')

const suite = once(async (ground) => {
  const { curseurSuivant }: { curseurSuivant: string } = JSON.parse(await factures()(ground))
  return curseurSuivant
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
  'factures, q = un numéro': factures({ q: 'FAC-2026-0' }),
  'factures, q = dupont, en retard': factures({ q: 'dupont', etat: 'en_retard', limite: 1 }),
}
