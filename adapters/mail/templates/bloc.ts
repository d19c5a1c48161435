import { citation, bouton, faits, lien, paragraphe, puces, sousTitre, ticket } from './blocks.ts'
import { enRetrait } from './en-retrait.ts'
import { type Html, html } from './html.ts'

/** A part of a mail, said once for both of its forms. */
export type Bloc = { readonly texte: readonly string[]; readonly html: Html }

/** A value of a list of facts; `vers` is where it leads. */
export type Fait = { readonly nom: string; readonly valeur: string; readonly vers?: string; readonly fort?: boolean }

export const dire = (phrase: string): Bloc => ({ texte: [phrase, ''], html: paragraphe(phrase) })

export const intituler = (titre: string): Bloc => ({ texte: [`${titre}\u00a0:`], html: sousTitre(titre) })

export const montrerReference = (reference: string, mention: string): Bloc => ({
  texte: [`Référence\u00a0: ${reference}`, mention, ''],
  html: ticket(reference, mention),
})

const marquer = ({ valeur, vers, fort }: Fait): string | Html => {
  if (vers !== undefined) return lien(vers, valeur)
  return fort === true ? html`<strong>${valeur}</strong>` : valeur
}

const ecrire = ({ nom, valeur, vers }: Fait): string =>
  `${nom}\u00a0: ${vers?.startsWith('https:') === true || vers?.startsWith('http:') === true ? vers : valeur}`

/** Names and values; a web address is written out in the text. */
export const montrer = (liste: readonly Fait[]): Bloc => ({
  texte: [...liste.map(ecrire), ''],
  html: faits(liste.map((fait) => ({ nom: fait.nom, valeur: marquer(fait) }))),
})

/** The words of a person: no line of them passes for one of ours. */
export const citer = (texte: string): Bloc => ({ texte: [...enRetrait(texte), ''], html: citation(texte) })

export const enumerer = (lignes: readonly string[]): Bloc => ({
  texte: [...lignes.map((ligne) => `- ${ligne}`), ''],
  html: puces(lignes),
})

/** What to press; the text gives the address on a line of its own. */
export const proposer = (adresse: string, libelle: string): Bloc => ({
  texte: [`${libelle}\u00a0:`, adresse, ''],
  html: bouton(adresse, libelle),
})

/** What one may press too. */
export const renvoyer = (adresse: string, libelle: string): Bloc => ({
  texte: [`${libelle}\u00a0:`, adresse, ''],
  html: paragraphe(lien(adresse, libelle)),
})
