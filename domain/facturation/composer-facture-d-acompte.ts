import { dateParis } from '#domain/calendrier/heure-de-paris'
import { centimes, type Montant } from '#domain/shared/montant'
import type { Emission } from './composer-avoir.ts'
import type { LigneFacturee } from './ligne-facturee.ts'
import { mentionsPortees } from './mentions.ts'
import type { FactureDAcompte, FactureDAcomptePreparee } from './piece.ts'
import type { Part } from './ventes.ts'

/** The order that a deposit is for. */
export type ObjetDAcompte = Pick<
  FactureDAcompte,
  'prestationId' | 'reference' | 'acheteur' | 'contact' | 'adresse' | 'service' | 'numeroDevis' | 'totalDevis'
>

/** What was received, and whether a credit note said by error that it was not. */
export type RecuDAcompte = Pick<FactureDAcompte, 'recu' | 'ecriture' | 'retablit'> & { readonly part: Part }

const ligne = (designation: string, montant: Montant): LigneFacturee => ({
  genre: 'acompte',
  designation,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

const PARTS = { services: ', travail et déplacement', ventes: ', pièces' } as const

/** Services and parts apart; of services alone, it goes without saying. */
const lignesDe = (
  { reference, numeroDevis, service }: ObjetDAcompte,
  { part: { total, ventes }, retablit }: RecuDAcompte,
): readonly LigneFacturee[] => {
  const acompte = `Acompte sur la commande ${reference}, devis ${numeroDevis}`
  const suite = retablit === null ? `\u00a0: ${service}` : `, rétabli\u00a0: l’avoir ${retablit} était une erreur`
  if (ventes === 0) return [ligne(`${acompte}${suite}`, total)]
  const parts = [
    { quoi: PARTS.services, montant: centimes(total - ventes) },
    { quoi: PARTS.ventes, montant: ventes },
  ]
  return parts
    .filter(({ montant }) => montant > 0)
    .map(({ quoi, montant }) => ligne(`${acompte}${quoi}${suite}`, montant))
}

/** An invoice for a deposit, between the parties of its order, ready for a number. */
export const composerFactureDAcompte = (
  objet: ObjetDAcompte,
  recu: RecuDAcompte,
  { entreprise, instant }: Emission,
): FactureDAcomptePreparee => {
  const { prestationId, reference, acheteur, contact, adresse, service, numeroDevis, totalDevis } = objet
  const jour = dateParis(instant)
  return {
    genre: 'acompte',
    prestationId,
    reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes: lignesDe(objet, recu),
    total: recu.part.total,
    mentions: mentionsPortees(jour, acheteur.type, []),
    numeroDevis,
    totalDevis,
    recu: recu.recu,
    ventes: recu.part.ventes,
    ecriture: recu.ecriture,
    retablit: recu.retablit,
  }
}
