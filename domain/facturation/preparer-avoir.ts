import * as E from '#fp/Either'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Emission, entete } from './emission.ts'
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, Facture, FactureDAcompte } from './piece.ts'
import { type FactureDAcompteSuivie, type FactureSuivie, resteFacture } from './reglement.ts'
import { lignesParPart, type Part } from './ligne-facturee.ts'
import { resteDeLaFacture, ventesDeLaFacture } from './ventes.ts'

const NOMS = { facture: 'la facture', acompte: 'la facture d’acompte' } as const

/** The name of a credit note. One that credits all the rest after earlier credit notes is called neither total nor partial. */
const nommerAvoir = ({ genre, numero, total }: Facture | FactureDAcompte, rendu: Montant, reste: Montant): string => {
  const facture = `${NOMS[genre]} ${numero}`
  if (rendu === total) return `Avoir total sur ${facture}`
  return rendu === reste ? `Avoir du solde de ${facture}` : `Avoir partiel sur ${facture}`
}

/** A credit note between the parties of its document. Services and parts have a line each, unless the document has only one of them. */
export const composerAvoir = (
  suivie: FactureSuivie | FactureDAcompteSuivie,
  rendu: Part,
  { motif, ecriture }: Pick<AvoirPrepare, 'motif' | 'ecriture'>,
  emission: Emission,
): AvoirPrepare => {
  const { facture } = suivie
  const { numero, date, total } = facture
  const ventes = facture.genre === 'acompte' ? facture.ventes : ventesDeLaFacture(facture)
  const nom = nommerAvoir(facture, rendu.total, resteFacture(suivie))
  const commun = entete(facture, emission)
  return {
    ...commun,
    ...rendu,
    genre: 'avoir',
    lignes: lignesParPart('avoir', rendu, ventes === 0 || ventes === total, (part) => `${nom}${part}\u00a0: ${motif}`),
    mentions: mentionsPortees(commun.date, facture.acheteur.type, []).filter(({ code }) => code === 'tva'),
    facture: { numero, date, total },
    motif,
    ecriture,
  }
}

/** `montant`: `null` credits all that is left. `ventes`, the part that is goods: `null` if it follows from the amount. */
export type DemandeDAvoir = {
  readonly motif: string
  readonly montant: Montant | null
  readonly ventes: Montant | null
}

export type RefusDAvoir =
  /** The reason of the credit note is empty. */
  | { readonly _tag: 'MotifDAvoirRequis' }
  /** The amount is zero, or above the rest of the invoice. */
  | { readonly _tag: 'MontantDAvoirRefuse'; readonly reste: Montant }
  /** The part of goods is missing, or exceeds the goods or the services left on the invoice. */
  | { readonly _tag: 'VentesDAvoirRefusees'; readonly services: Montant; readonly ventes: Montant }
  | MentionsManquantes

/** The invoice was credited after the owner read it: this credit note may have been issued already. */
export type ResteChange = { readonly _tag: 'ResteChange'; readonly reste: Montant }

/** `attendu` is the rest of the invoice that the owner saw; `null` skips the check. */
export const exigerReste = (suivie: FactureSuivie, attendu: Montant | null): E.Either<ResteChange, FactureSuivie> => {
  const reste = resteFacture(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'ResteChange', reste })
}

/** A credit note for all or part of an invoice, still without a number. */
export const preparerAvoir = (
  suivie: FactureSuivie,
  demande: DemandeDAvoir,
  entreprise: Entreprise,
  instant: Date,
): E.Either<RefusDAvoir, AvoirPrepare> => {
  const [motif, reste] = [demande.motif.trim(), resteDeLaFacture(suivie)]
  if (motif === '') return E.left({ _tag: 'MotifDAvoirRequis' })
  const [total, services] = [demande.montant ?? reste.total, centimes(reste.total - reste.ventes)]
  if (total <= 0 || total > reste.total) return E.left({ _tag: 'MontantDAvoirRefuse', reste: reste.total })
  // The amount bounds its goods. If they can only be one value, they need not be given.
  const [min, max] = [centimes(Math.max(0, total - services)), centimes(Math.min(total, reste.ventes))]
  const ventes = demande.ventes ?? (min === max ? min : null)
  return ventes === null || ventes < min || ventes > max
    ? E.left({ _tag: 'VentesDAvoirRefusees', services, ventes: reste.ventes })
    : exigerMentions(composerAvoir(suivie, { total, ventes }, { motif, ecriture: null }, { entreprise, instant }))
}
