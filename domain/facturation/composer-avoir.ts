import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { centimes, type Montant } from '#domain/shared/montant'
import type { LigneFacturee } from './ligne-facturee.ts'
import { mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, Facture, FactureDAcompte } from './piece.ts'
import type { Part } from './ventes.ts'

/** Whose document it is, and when. */
export type Emission = { readonly entreprise: Entreprise; readonly instant: Date }

/** What a credit note gives back, and why. */
export type Rendu = Pick<AvoirPrepare, 'lignes' | 'motif' | 'ecriture'> & { readonly rendu: Part }

const NOMS = { facture: 'la facture', acompte: 'la facture d’acompte' } as const

/** After earlier credit notes, one that gives back all that was left is neither of the whole nor of a part. */
export const nommerAvoir = (
  { genre, numero, total }: Pick<Facture | FactureDAcompte, 'genre' | 'numero' | 'total'>,
  rendu: Montant,
  reste: Montant,
): string => {
  const facture = `${NOMS[genre]} ${numero}`
  if (rendu === total) return `Avoir total sur ${facture}`
  return rendu === reste ? `Avoir du solde de ${facture}` : `Avoir partiel sur ${facture}`
}

const ligneDAvoir = (designation: string, montant: Montant): LigneFacturee => ({
  genre: 'avoir',
  designation,
  quantite: 1,
  unite: 'forfait',
  prixUnitaire: montant,
  montant,
  etat: null,
})

const PARTS = { services: ', travail et déplacement', ventes: ', pièces' } as const

/** What a credit note gives back, services and parts apart; of a document that has but one of them, it goes without saying. */
export const lignesDAvoir = (
  avoir: string,
  { total, ventes }: Part,
  motif: string,
  creditee: Part,
): readonly LigneFacturee[] => {
  if (creditee.ventes === 0 || creditee.ventes === creditee.total)
    return [ligneDAvoir(`${avoir}\u00a0: ${motif}`, total)]
  const parts = [
    { quoi: PARTS.services, montant: centimes(total - ventes) },
    { quoi: PARTS.ventes, montant: ventes },
  ]
  return parts
    .filter(({ montant }) => montant > 0)
    .map(({ quoi, montant }) => ligneDAvoir(`${avoir}${quoi}\u00a0: ${motif}`, montant))
}

/** A credit note for a document, between the parties of that document. */
export const composerAvoir = (
  facture: Facture | FactureDAcompte,
  { lignes, rendu, motif, ecriture }: Rendu,
  { entreprise, instant }: Emission,
): AvoirPrepare => {
  const { prestationId, reference, acheteur, contact, adresse, service, numero, date, total } = facture
  const jour = dateParis(instant)
  return {
    genre: 'avoir',
    prestationId,
    reference,
    emiseLe: instant.toISOString(),
    date: jour,
    entreprise,
    acheteur,
    contact,
    adresse,
    service,
    lignes,
    total: rendu.total,
    mentions: mentionsPortees(jour, acheteur.type, []).filter(({ code }) => code === 'tva'),
    facture: { numero, date, total },
    motif,
    ventes: rendu.ventes,
    ecriture,
  }
}
