import { makeDocumentRenderer } from '#adapters/documents/make-document-renderer'
import { makeMemoryClock } from '#adapters/memory/memory-clock.fixture'
import type { DatabaseStores } from '#application/ports/stores.fixture'
import {
  CENT_EUROS,
  crediter,
  encaisser,
  facturer,
  facturerCommande,
  recevoirAcompte,
} from '#application/ports/comptabilite.fixture'
import { enregistrerCommande } from '#application/ports/dossiers.fixture'
import { dateCivile } from '#domain/calendrier/date-civile'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { euros } from '#domain/shared/montant'

/** The year 2026 as read in 2027: invoices of three years, one deposit billed a year later and one never billed. */
export const uneAnnee = async (stores: DatabaseStores, maintenant = new Date('2027-02-10T10:00:00Z')) => {
  const ports = {
    ...stores,
    clock: makeMemoryClock(maintenant),
    entreprise: uneEntreprise(),
    documents: makeDocumentRenderer('https://atelier.example/verifier'),
  }
  const ancienne = await facturer(ports, 1, dateCivile(2025, 12, 20), CENT_EUROS)
  await encaisser(ports, ancienne, 1, { montant: euros(100), le: dateCivile(2026, 1, 5), mode: 'virement' })
  const facture = await facturer(ports, 2, dateCivile(2026, 3, 1), CENT_EUROS)
  await encaisser(ports, facture, 2, { montant: euros(33.33), le: dateCivile(2026, 3, 31) })
  await encaisser(ports, facture, 3, { montant: euros(66.67), le: dateCivile(2026, 4, 1) })
  await crediter(ports, facture, dateCivile(2026, 12, 3), euros(10))
  await encaisser(ports, facture, 4, { montant: euros(-4), le: dateCivile(2026, 12, 4), note: 'Geste' })
  await facturer(ports, 3, dateCivile(2026, 12, 30), CENT_EUROS)
  const reportee = await enregistrerCommande(ports, 4)
  await recevoirAcompte(ports, reportee, 5, { montant: euros(25), le: dateCivile(2026, 12, 31) })
  await facturerCommande(ports, reportee, dateCivile(2027, 1, 8), CENT_EUROS)
  const attendue = await enregistrerCommande(ports, 5)
  await recevoirAcompte(ports, attendue, 6, { montant: euros(15), le: dateCivile(2026, 12, 31) })
  return { ports, reportee, attendue }
}
