import { type DemandeDeFactures, listerFactures } from '#application/facturation/lister-factures'
import { factureReply } from '#adapters/http/contract/values/facture-reply'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { SEEDED_UNTIL } from '../seed/seeded-until.ts'
import { reussir } from '../site/run-task.ts'
import { type Call, LISTE } from './call.ts'

/** The civil day on which the list is read. */
const LE_JOUR = dateParis(SEEDED_UNTIL)

const factures =
  (choix: Partial<DemandeDeFactures>): Call =>
  async ({ ports }) => {
    const { elements, ...page } = await reussir(listerFactures(ports)({ ...LISTE, etat: null, ...choix }))
    return JSON.stringify({ ...page, data: elements.map((suivie) => factureReply(suivie, LE_JOUR)) })
  }

/** The list of invoices. */
export const FACTURES: Readonly<Record<string, Call>> = {
  factures: factures({}),
  'factures, suite': async (ground) =>
    factures({ curseur: (await reussir(listerFactures(ground.ports)({ ...LISTE, etat: null }))).curseurSuivant })(
      ground,
    ),
  'factures en retard': factures({ etat: 'en_retard', limite: 10 }),
  'factures payées': factures({ etat: 'payee' }),
  'factures à payer': factures({ etat: 'a_payer' }),
  'factures, q = dupont': factures({ q: 'dupont' }),
  'factures, q = jeanne dupont': factures({ q: 'jeanne dupont', limite: 1 }),
  'factures, q = un numéro': factures({ q: 'FAC-2026-0', limite: 25 }),
  'factures, q = dupont, en retard': factures({ q: 'dupont', etat: 'en_retard', limite: 1 }),
}
