import { type Acheteur, formaterSiren } from '#domain/client/acheteur'
import type { Adresse } from '#domain/client/adresse'
import type { Contact } from '#domain/client/contact'
import { formaterTelephone } from '#domain/client/telephone'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { cleanLine, cleanText } from '#domain/shared/clean'
import { formaterCode } from '#domain/verification/code-verification'

export type Fait = { readonly nom: string; readonly valeur: string }

export type Partie = { readonly titre: string; readonly nom: string; readonly lignes: readonly string[] }

export type Bloc = { readonly titre: string; readonly faits: readonly Fait[] }

export const clientContents = (acheteur: Acheteur, contact: Contact, adresse: Adresse): Partie => {
  const pro = acheteur.type === 'professionnel'
  return {
    titre: 'Client',
    nom: ligneLisible(pro ? acheteur.raisonSociale : contact.nom),
    lignes: [
      ...(pro ? [`SIREN ${formaterSiren(acheteur.siren)}`, ligneLisible(`À l’attention de ${contact.nom}`)] : []),
      ligneLisible(adresse.adresse),
      ligneLisible(`${adresse.codePostal} ${adresse.ville}`),
      `Tél. ${formaterTelephone(contact.telephone)}`,
      ligneLisible(contact.email),
    ],
  }
}

/** The lines that the law requires below the name of the business on each document. */
export const entrepriseLignes = (entreprise: EntreprisePublique): readonly string[] => [
  `${entreprise.responsable}, ${entreprise.forme}`,
  entreprise.adresse,
  `${entreprise.codePostal} ${entreprise.ville}`,
  `SIRET ${formaterSiret(entreprise.siret)}`,
  `Tél. ${formaterTelephone(entreprise.telephone)}`,
  entreprise.email,
]

/** Characters that change the direction of a text, join or hide it: with them a client could alter other lines. */
const INVISIBLES = /[\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{VS}]/gu

export const ligneLisible = (texte: string): string => cleanLine(texte.replace(INVISIBLES, ''))

/** Shortens a text to `max` characters, so that a cell never exceeds a page. */
export const ligneAbregee = (texte: string, max: number): string => {
  const caracteres = Array.from(ligneLisible(texte))
  return caracteres.length <= max ? caracteres.join('') : `${caracteres.slice(0, max).join('').trimEnd()}…`
}

/** The lines of a text, never two empty ones in a row; none for an empty text. */
export const lignesLisibles = (texte: string): readonly string[] => {
  const lignes = cleanText(texte.replace(INVISIBLES, '')).split(/[\n\p{Zl}\p{Zp}]/u)
  const propre = lignes
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return propre === '' ? [] : propre.split('\n')
}

const couper = (mot: string, largeur: number): readonly string[] => {
  const caracteres = Array.from(mot)
  return Array.from({ length: Math.ceil(caracteres.length / largeur) }, (_, rang) =>
    caracteres.slice(rang * largeur, (rang + 1) * largeur).join(''),
  )
}

/** Wraps a text at ordinary spaces to lines of at most `largeur` characters; a longer word is cut. */
export const wrapText = (texte: string, largeur: number): readonly string[] => {
  const lignes: string[] = []
  let ligne = ''
  for (const mot of texte.split(' ').flatMap((mot) => couper(mot, largeur))) {
    const suite = ligne === '' ? mot : `${ligne} ${mot}`
    if (Array.from(suite).length <= largeur) ligne = suite
    else {
      lignes.push(ligne)
      ligne = mot
    }
  }
  return [...lignes, ligne]
}

export const verificationContents = (code: string, adresse: string) => ({
  titre: 'Vérifier ce document',
  code: formaterCode(code),
  page: adresse.replace(/^https?:\/\//, ''),
  lien: `${adresse}/${code}`,
  alternative: `Code QR\u00a0: vérifier ce document à l’adresse ${adresse}/${code}`,
})

export type VerificationContents = ReturnType<typeof verificationContents>
