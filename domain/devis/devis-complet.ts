import type { Entreprise } from '#domain/entreprise/entreprise'
import * as E from '#fp/Either'
import type { Devis } from './devis.ts'
import { devisDeVersion } from './devis-de-prestation.ts'
import { mentionsDuDevis } from './mentions-obligatoires.ts'
import type { ChangementDeDevis } from './proposer-avenant.ts'
import { versionEnAttente } from './version-de-devis.ts'

/** A quote lacks what the law wants on it; the codes of what is missing. */
export type DevisIncomplet = { readonly _tag: 'DevisIncomplet'; readonly mentions: readonly string[] }

/** A quote that bears every compulsory mention: the only one that is ever drawn. */
export type DevisComplet = Devis & { readonly DevisComplet: unique symbol }

/** The one door to a quote that may be issued: none passes while a compulsory mention is missing. */
export const exigerMentions = (devis: Devis): E.Either<DevisIncomplet, DevisComplet> => {
  const mentions = mentionsDuDevis(devis)
    .filter(({ tenue }) => !tenue)
    .map(({ code }) => code)
  return mentions.length === 0 ? E.right(devis as DevisComplet) : E.left({ _tag: 'DevisIncomplet', mentions })
}

/** The same of the version that a decision offers. */
export const exigerMentionsDuChangement =
  (entreprise: Entreprise) =>
  (changement: ChangementDeDevis): E.Either<DevisIncomplet, ChangementDeDevis> => {
    const { dossier, versions } = changement.etat
    const proposee = versionEnAttente(versions)
    return proposee === null
      ? E.right(changement)
      : E.map(() => changement)(exigerMentions(devisDeVersion(dossier.prestation, proposee, versions, entreprise)))
  }
