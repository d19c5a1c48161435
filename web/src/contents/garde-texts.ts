import { formaterDate } from '#domain/calendrier/formater-date'
import {
  ANNEES_CONTRAT,
  ANNEES_FACTURES,
  ANNEES_RETRACTATION,
  SEUIL_CONTRAT_ARCHIVE,
} from '#domain/conservation/durees'
import type { RaisonDeConservation } from '#domain/conservation/motif'
import { formaterMontant } from '#domain/shared/montant'
import type { ConserveeReply } from '#adapters/http/contract/routes/comptes'
import { fr } from './typographie.ts'

const NOMS: Readonly<Record<RaisonDeConservation, string>> = { facture: 'la facture', contrat: 'le contrat' }

const LOIS: Readonly<Record<RaisonDeConservation, string>> = {
  facture: `une facture se garde ${ANNEES_FACTURES} ans (Code de commerce, art. L. 123-22)`,
  contrat: `un contrat conclu en ligne se garde ${ANNEES_CONTRAT} ans à partir de ${formaterMontant(SEUIL_CONTRAT_ARCHIVE)} (Code de la consommation, art. L. 213-1)`,
}

const nommer = ({ reference, raisons }: Pick<ConserveeReply, 'reference' | 'raisons'>): string =>
  `${raisons.map((raison) => NOMS[raison]).join(' et ')} de ${reference}`

const capitale = (texte: string): string => `${texte.slice(0, 1).toUpperCase()}${texte.slice(1)}`

const sansCompte = (raisons: readonly RaisonDeConservation[]): string => {
  if (raisons.length > 1) return 'Ils ne sont plus liés à un compte.'
  return raisons[0] === 'facture' ? 'Elle n’est plus liée à un compte.' : 'Il n’est plus lié à un compte.'
}

/** What is kept of an order, until when, and the law that wants it. */
export const gardeTexte = ({ reference, jusquAu, raisons }: ConserveeReply): string =>
  fr(
    `${capitale(nommer({ reference, raisons }))}, jusqu’au ${formaterDate(jusquAu)} : ${raisons.map((raison) => LOIS[raison]).join(' ; ')}. ${sansCompte(raisons)}`,
  )

/** The same once it is done. */
export const gardesTexte = (conservees: readonly ConserveeReply[]): string =>
  fr(
    conservees.length === 0
      ? 'Vous n’aviez ni facture ni contrat que la loi oblige à garder.'
      : `La loi oblige à garder à part, sans compte : ${conservees.map(nommer).join(', ')}.`,
  )

type Possessifs = { readonly leurs: string; readonly leur: string }

const registresTexte = ({ leurs, leur }: Possessifs): string =>
  fr(
    `S’ils existent, restent aussi : ${leurs} règlements au livre des recettes, avec ${leur} nom et la référence de la commande (${ANNEES_FACTURES} ans, Code de commerce, art. L. 123-22), et ${leurs} déclarations de rétractation, avec ${leur} nom et ${leur} adresse email (${ANNEES_RETRACTATION} ans, Code civil, art. 2224).`,
  )

/** What the books keep, whatever the orders, said to the client. */
export const REGISTRES_TEXTE = registresTexte({ leurs: 'vos', leur: 'votre' })

/** The same, said to the business about a client. */
export const REGISTRES_DU_CLIENT_TEXTE = registresTexte({ leurs: 'ses', leur: 'son' })
