import type { JourB2cExporte, RecetteExportee } from '#application/export/extraits-comptables'
import { CATEGORIE_TVA } from '#domain/comptabilite/b2c'
import type { Repartition } from '#domain/comptabilite/ecriture'
import { enEuros } from '#domain/shared/montant'

const enEurosChacun = ({ services, ventes, total }: Repartition): object => ({
  services: enEuros(services),
  ventes: enEuros(ventes),
  total: enEuros(total),
})

/** Amounts are told in euros. */
export const recetteOutside = ({ repartition, ...recette }: RecetteExportee): object => ({
  ...recette,
  montant: enEuros(recette.montant),
  ...enEurosChacun(repartition),
})

export const jourB2cOutside = ({ facture, encaisse, ...jour }: JourB2cExporte): object => ({
  ...jour,
  categorieTva: CATEGORIE_TVA,
  tva: 0,
  facture: enEurosChacun(facture),
  encaisse: enEurosChacun(encaisse),
})
