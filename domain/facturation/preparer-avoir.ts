import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { centimes, type Montant } from '#domain/shared/montant'
import { type Emission, entete } from './emission.ts'
import { exigerMentions, type MentionsManquantes, mentionsPortees } from './mentions.ts'
import type { AvoirPrepare, Facture, FactureDAcompte } from './piece.ts'
import { type FactureDAcompteSuivie, type FactureSuivie, resteFacture } from './reglement.ts'
import { lignesParPart, type Part } from './ligne-facturee.ts'
import { resteDeLaFacture, ventesDeLaFacture } from './ventes.ts'

const NOMS = { facture: 'la facture', acompte: 'la facture d’acompte' } as const

/** After earlier credit notes, one that gives back all that was left is neither of the whole nor of a part. */
const nommerAvoir = ({ genre, numero, total }: Facture | FactureDAcompte, rendu: Montant, reste: Montant): string => {
  const facture = `${NOMS[genre]} ${numero}`
  if (rendu === total) return `Avoir total sur ${facture}`
  return rendu === reste ? `Avoir du solde de ${facture}` : `Avoir partiel sur ${facture}`
}

/** A credit note for a document, between the parties of that document. Services and parts apart; where it has but one of them, it goes without saying. */
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
  const reste = resteFacture(suivie)
  return attendu === null || attendu === reste ? E.right(suivie) : E.left({ _tag: 'ResteChange', reste })
}

/** The goods in what is given back, when nobody says: all that is left with all that is left, or none among services alone. */
const ventesAllantDeSoi = (reste: Part, total: Montant): Montant | null => {
  if (total === reste.total || reste.ventes === 0) return reste.ventes
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
  return pipe(
    rendre(resteDeLaFacture(suivie), demande),
    E.map((rendu) => composerAvoir(suivie, rendu, { motif, ecriture: null }, { entreprise, instant })),
    E.flatMap((avoir): E.Either<RefusDAvoir, AvoirPrepare> => exigerMentions(avoir)),
  )
}
