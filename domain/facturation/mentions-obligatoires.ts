import type { Entreprise } from '#domain/entreprise/entreprise'
import { estUnSiren, estUnSiret } from '#domain/entreprise/numero-siren'
import type { PiecePreparee } from './piece.ts'

/** A mention that the law wants on an invoice or a credit note, and where the law says so. */
export type MentionManquante = { readonly code: string; readonly fondement: string }

type Exigence = MentionManquante & { readonly tenue: (piece: PiecePreparee) => boolean }

const dit = (...textes: readonly string[]): boolean => textes.every((texte) => texte.trim() !== '')

const CGI = 'CGI, annexe II, art. 242 nonies A'
const COMMERCE = 'Code de commerce, art. L. 441-9'

const porte =
  (code: string) =>
  ({ mentions }: PiecePreparee): boolean =>
    mentions.some((mention) => mention.code === code)

const siProfessionnel =
  (tenue: (piece: PiecePreparee) => boolean) =>
  (piece: PiecePreparee): boolean =>
    piece.acheteur.type !== 'professionnel' || tenue(piece)

/** What the settings of the business say once and for all. */
const DE_L_ENTREPRISE: readonly (MentionManquante & { readonly tenue: (entreprise: Entreprise) => boolean })[] = [
  { code: 'entreprise-nom', fondement: CGI, tenue: ({ nom, responsable }) => dit(nom, responsable) },
  { code: 'entreprise-forme', fondement: 'Code de commerce, art. R. 526-27', tenue: ({ forme }) => dit(forme) },
  {
    code: 'entreprise-adresse',
    fondement: CGI,
    tenue: ({ adresse, codePostal, ville }) => dit(adresse, codePostal, ville),
  },
  { code: 'siren', fondement: 'Code de commerce, art. R. 123-237', tenue: ({ siren }) => estUnSiren(siren) },
  { code: 'siret', fondement: 'Code de commerce, art. R. 123-237', tenue: ({ siret }) => estUnSiret(siret) },
]

/** What the settings of the business lack to issue anything. */
export const mentionsDeLEntreprise = (entreprise: Entreprise): readonly MentionManquante[] =>
  DE_L_ENTREPRISE.filter(({ tenue }) => !tenue(entreprise)).map(({ code, fondement }) => ({ code, fondement }))

/** Every compulsory mention; those of the date and the number are given by the issue itself. */
export const EXIGENCES: readonly Exigence[] = [
  ...DE_L_ENTREPRISE.map(({ tenue, ...mention }): Exigence => ({
    ...mention,
    tenue: ({ entreprise }) => tenue(entreprise),
  })),
  { code: 'client-nom', fondement: CGI, tenue: ({ contact }) => dit(contact.nom) },
  {
    code: 'client-adresse',
    fondement: CGI,
    tenue: ({ adresse: { adresse, codePostal, ville } }) => dit(adresse, codePostal, ville),
  },
  {
    code: 'client-professionnel',
    fondement: COMMERCE,
    tenue: ({ acheteur }) => acheteur.type === 'particulier' || dit(acheteur.raisonSociale, acheteur.siren),
  },
  {
    code: 'lignes',
    fondement: CGI,
    tenue: ({ lignes }) => lignes.length > 0 && lignes.every(({ designation }) => dit(designation)),
  },
  { code: 'tva', fondement: 'CGI, art. 293 B', tenue: porte('tva') },
  {
    code: 'escompte',
    fondement: COMMERCE,
    tenue: siProfessionnel((piece) => piece.genre === 'avoir' || porte('escompte')(piece)),
  },
  {
    code: 'penalites',
    fondement: COMMERCE,
    tenue: siProfessionnel((piece) => piece.genre === 'avoir' || porte('penalites')(piece)),
  },
  {
    code: 'recouvrement',
    fondement: COMMERCE,
    tenue: siProfessionnel((piece) => piece.genre === 'avoir' || porte('recouvrement')(piece)),
  },
  {
    code: 'facture-corrigee',
    fondement: CGI,
    tenue: (piece) => piece.genre === 'facture' || dit(piece.facture.numero, piece.facture.date),
  },
]

/** What keeps a document from being issued; empty when nothing does. */
export const mentionsManquantes = (piece: PiecePreparee): readonly MentionManquante[] =>
  EXIGENCES.filter(({ tenue }) => !tenue(piece)).map(({ code, fondement }) => ({ code, fondement }))
