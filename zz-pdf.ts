import { writeFileSync } from 'node:fs'
import { unePrestation } from '#domain/prestation/prestation.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { devisPdf } from '#adapters/documents/devis-pdf'
const d = (description: string, precisionKm = 0) => devisDePrestation(unePrestation({ description, estimation: uneEstimation(unServiceDemande(8), null, { modalite: 'sur_place', lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm }) }) }), uneEntreprise())
writeFileSync('/tmp/a.pdf', await devisPdf(d('L’ordinateur 😀 ne démarre plus depuis la mise à jour de mardi.\nUn écran bleu s’affiche, puis il redémarre tout seul. Les photos de famille ne sont pas sauvegardées.')))
writeFileSync('/tmp/b.pdf', await devisPdf(d('Ligne un.\n\n' + 'Une phrase assez longue pour remplir des pages et des pages, sans jamais perdre le pied de page. '.repeat(100), 20)))
const t0 = performance.now(); for (let i = 0; i < 40; i++) await devisPdf(d('x ' + i)); console.log((performance.now() - t0) / 40, 'ms')
