import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Emission } from './composer-avoir.ts'
import type { LigneFacturee } from './ligne-facturee.ts'
import { lignesParPart } from './lignes-par-part.ts'
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

/** Services and parts apart; of services alone, it goes without saying. */
const lignesDe = (
  { reference, numeroDevis, service }: ObjetDAcompte,
  { part, retablit }: RecuDAcompte,
): readonly LigneFacturee[] => {
  const acompte = `Acompte sur la commande ${reference}, devis ${numeroDevis}`
  const suite = retablit === null ? `\u00a0: ${service}` : `, rétabli\u00a0: l’avoir ${retablit} était une erreur`
  return lignesParPart('acompte', part, part.ventes === 0, (quoi) => `${acompte}${quoi}${suite}`)
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
