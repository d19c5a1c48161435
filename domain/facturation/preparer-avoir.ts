import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { centimes, type Montant } from '#domain/shared/montant'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { mentionsManquantes, mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, Facture, FactureDAcompte } from './piece.ts'
import type { MentionsManquantes } from './preparer-facture.ts'
import type { FactureSuivie } from './reglement.ts'
import { type LigneFacturee, lignesParPart, type Part } from './ligne-facturee.ts'
import { resteDeLaFacture, ventesDeLaFacture } from './ventes.ts'

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

/** `montant` is `null` to give back all that is left of the invoice; `ventes`, the goods in it, when that goes without saying. */
export type DemandeDAvoir = {
  readonly motif: string
  readonly montant: Montant | null
  readonly ventes: Montant | null
}

/** A credit note says why. */
export type MotifDAvoirRequis = { readonly _tag: 'MotifDAvoirRequis' }

/** Nothing, or more than is left of the invoice. */
export type MontantDAvoirRefuse = { readonly _tag: 'MontantDAvoirRefuse'; readonly reste: Montant }

/** It does not say how much of it are goods, or says more than is left of goods or of services. */
export type VentesDAvoirRefusees = {
  readonly _tag: 'VentesDAvoirRefusees'
  readonly services: Montant
  readonly ventes: Montant
}

export type RefusDAvoir = MotifDAvoirRequis | MontantDAvoirRefuse | VentesDAvoirRefusees | MentionsManquantes

/** The invoice was credited since what is left of it was read: what was to be issued may be issued already. */
export type ResteChange = { readonly _tag: 'ResteChange'; readonly reste: Montant }

/** `attendu` is what was left when it was read; `null` when nobody says. */
export const exigerReste = (suivie: FactureSuivie, attendu: Montant | null): E.Either<ResteChange, FactureSuivie> => {
  const { total: reste } = resteDeLaFacture(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'ResteChange', reste })
}

/** The goods in what is given back, when nobody says: all that is left with all that is left, or none among services alone. */
const ventesAllantDeSoi = (reste: Part, total: Montant): Montant | null => {
  if (total === reste.total) return reste.ventes
  if (reste.ventes === 0) return reste.ventes
  return reste.ventes === reste.total ? total : null
}

const rendre = (reste: Part, { montant, ventes: dites }: DemandeDAvoir): E.Either<RefusDAvoir, Part> => {
  const total = montant ?? reste.total
  if (total <= 0 || total > reste.total) return E.left({ _tag: 'MontantDAvoirRefuse', reste: reste.total })
  const ventes = dites ?? ventesAllantDeSoi(reste, total)
  const services = centimes(reste.total - reste.ventes)
  return ventes === null || ventes < 0 || ventes > Math.min(total, reste.ventes) || total - ventes > services
    ? E.left({ _tag: 'VentesDAvoirRefusees', services, ventes: reste.ventes })
    : E.right({ total, ventes })
}

/** A credit note for an invoice, whole or in part, ready for a number. */
export const preparerAvoir = (
  suivie: FactureSuivie,
  demande: DemandeDAvoir,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDAvoir, AvoirPrepare> => {
  const motif = demande.motif.trim()
  if (motif === '') return E.left({ _tag: 'MotifDAvoirRequis' })
  const reste = resteDeLaFacture(suivie)
  return pipe(
    rendre(reste, demande),
    E.map((rendu) => {
      const { facture } = suivie
      const avoir = nommerAvoir(facture, rendu.total, reste.total)
      const lignes = lignesDAvoir(avoir, rendu, motif, { total: facture.total, ventes: ventesDeLaFacture(facture) })
      return composerAvoir(facture, { lignes, rendu, motif, ecriture: null }, { entreprise, instant })
    }),
    E.flatMap((avoir): E.Either<RefusDAvoir, AvoirPrepare> => {
      const mentions = mentionsManquantes(avoir)
      return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(avoir)
    }),
  )
}
