import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Montant } from '#domain/shared/montant'
import type { LigneFacturee } from './ligne-facturee.ts'
import { lignesParPart } from './lignes-par-part.ts'
import { mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, Facture, FactureDAcompte } from './piece.ts'
import type { Part } from './part.ts'

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

/** What a credit note gives back, services and parts apart; of a document that has but one of them, it goes without saying. */
export const lignesDAvoir = (
  avoir: string,
  rendu: Part,
  motif: string,
  { ventes, total }: Part,
): readonly LigneFacturee[] =>
  lignesParPart('avoir', rendu, ventes === 0 || ventes === total, (part) => `${avoir}${part}\u00a0: ${motif}`)

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
