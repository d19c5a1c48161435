import { unePrestation, uneDemande } from '#domain/prestation/prestation.fixture'
import { uneEntreprise } from '#domain/entreprise/entreprise.fixture'
import { uneEstimation, unLieu, unServiceDemande } from '#domain/tarification/estimation.fixture'
import { devisDePrestation } from '#domain/devis/devis-de-prestation'
import { devisTexte } from '#adapters/documents/devis-texte'
console.log(devisTexte(devisDePrestation(unePrestation({ description: 'L’ordinateur 😀 ne démarre plus.\n\n\n\nDeuxième ligne '+ 'mot '.repeat(40), estimation: uneEstimation(unServiceDemande(8), null, { modalite: 'sur_place', lieu: unLieu({ coordonnees: { lat: 46.55, lng: 5.65 }, precisionKm: 3 }) }) }), uneEntreprise())))
