import { plier } from '#domain/recherche/plier-texte'

/** What a gesture is called by; its first words alone say that it is wanted. */
const VERBES = {
  proposer: { dits: ['proposer'], liens: ['une', 'date', 'a'] },
  facturer: { dits: ['facturer', 'emettre'], liens: ['la', 'facture', 'de'] },
  noter: { dits: ['noter', 'appeler'], liens: ['l', 'appel', 'a', 'de'] },
} as const

export type Verbe = keyof typeof VERBES

/** `q`: what is left to search by. */
export type Demande = { readonly verbe: Verbe | null; readonly q: string }

const motsDe = (texte: string): readonly string[] =>
  plier(texte)
    .split(/[\s'’]+/)
    .filter((mot) => mot !== '')

const verbeDe = (premier: string): Verbe | null =>
  (Object.keys(VERBES) as Verbe[]).find((verbe) => VERBES[verbe].dits.some((dit) => dit === premier)) ?? null

/** What somebody has of a kind is found by the name: « facture de Perrard », « devis de Perrard ». */
const SORTES = ['facture', 'factures', 'devis', 'commande', 'commandes', 'message', 'messages', 'client', 'cliente']
const DE = ['de', 'du', 'd']

const nomApres = (premier: string, [lien = '', ...nom]: readonly string[]): string | null =>
  SORTES.includes(premier) && DE.includes(lien) && nom.length > 0 ? nom.join(' ') : null

/** « Proposer une date à Perrard » is a gesture and a name; what begins with no gesture is searched as it is. */
export const lireDemande = (texte: string): Demande => {
  const [premier = '', ...suite] = motsDe(texte)
  const verbe = verbeDe(premier)
  if (verbe === null) return { verbe, q: nomApres(premier, suite) ?? texte.trim() }
  const liens: readonly string[] = VERBES[verbe].liens
  const debut = suite.findIndex((mot) => !liens.includes(mot))
  return { verbe, q: debut === -1 ? '' : suite.slice(debut).join(' ') }
}

/** Whether every word that was typed begins a word of a name: « fac » finds « Factures », « nouv tel » the order by telephone. */
export const commence = (nom: string, texte: string): boolean => {
  const mots = motsDe(nom)
  return motsDe(texte).every((cherche) => mots.some((mot) => mot.startsWith(cherche)))
}
