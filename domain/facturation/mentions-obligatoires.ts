import type { Entreprise } from '#domain/entreprise/entreprise'
import { estUnSiren, estUnSiret } from '#domain/entreprise/numero-siren'
import { estARemplacer } from '#domain/entreprise/specimen'
import { dit, type Exigence, exiger, mentionsAbsentes } from '#domain/mentions/exigence'
import type { FacturePreparee, PiecePreparee } from './piece.ts'

/** A mention that the law wants on an invoice or a credit note, and where the law says so. */
export type MentionManquante = { readonly code: string; readonly fondement: string }

type Tenue<P> = (piece: P) => boolean

/** A text of law, and the day from which it wants what it wants. */
type Texte = readonly [fondement: string, du: string]

const CGI: Texte = ['CGI, annexe II, art. 242 nonies A', '2003-07-08']
const COMMERCE: Texte = ['Code de commerce, art. L. 441-9', '2019-10-01']
const IMMATRICULATION: Texte = ['Code de commerce, art. R. 123-237', '2007-03-27']
const ENTREPRENEUR_INDIVIDUEL: Texte = ['Code de commerce, art. R. 526-27', '2022-05-15']
const NOTE: Texte = ['Arrêté n° 83-50/A du 3 octobre 1983, art. 3', '1983-10-15']
const FRANCHISE: Texte = ['CGI, art. 293 B', '2014-01-01']

const deLEntreprise = (code: string, texte: Texte, tenue: Tenue<Entreprise>): Exigence<Entreprise> =>
  exiger(code, ...texte, tenue)

const deLaPiece = (code: string, texte: Texte, tenue: Tenue<PiecePreparee>): Exigence<PiecePreparee> =>
  exiger(code, ...texte, tenue)

const porte =
  (code: string): Tenue<PiecePreparee> =>
  ({ mentions }) =>
    mentions.some((mention) => mention.code === code)

/** Between professionals, and of an invoice alone. */
const siFactureProfessionnelle =
  (tenue: Tenue<PiecePreparee>): Tenue<PiecePreparee> =>
  (piece) =>
    piece.acheteur.type !== 'professionnel' || piece.genre === 'avoir' || tenue(piece)

/** On the note that a consumer is given, and of an invoice alone: no other document is for work. */
const siFactureDeParticulier =
  (tenue: (facture: FacturePreparee) => boolean): Tenue<PiecePreparee> =>
  (piece) =>
    piece.acheteur.type !== 'particulier' || piece.genre !== 'facture' || tenue(piece)

/** What the settings of the business say once and for all. */
const DE_L_ENTREPRISE: readonly Exigence<Entreprise>[] = [
  deLEntreprise('entreprise-nom', CGI, ({ nom, responsable }) => !estARemplacer(nom, responsable)),
  deLEntreprise('entreprise-forme', ENTREPRENEUR_INDIVIDUEL, ({ forme }) => dit(forme)),
  deLEntreprise(
    'entreprise-adresse',
    CGI,
    ({ adresse, codePostal, ville }) => !estARemplacer(adresse, codePostal, ville),
  ),
  deLEntreprise('siren', IMMATRICULATION, ({ siren }) => estUnSiren(siren)),
  deLEntreprise('siret', IMMATRICULATION, ({ siret }) => estUnSiret(siret)),
]

/** Every compulsory mention; those of the date and the number are given by the issue itself. */
export const EXIGENCES: readonly Exigence<PiecePreparee>[] = [
  ...DE_L_ENTREPRISE.map(({ tenue, ...exigence }): Exigence<PiecePreparee> => ({
    ...exigence,
    tenue: ({ entreprise }) => tenue(entreprise),
  })),
  deLaPiece('client-nom', CGI, ({ contact }) => dit(contact.nom)),
  deLaPiece('client-adresse', CGI, ({ adresse: { adresse, codePostal, ville } }) => dit(adresse, codePostal, ville)),
  deLaPiece(
    'client-professionnel',
    COMMERCE,
    ({ acheteur }) => acheteur.type === 'particulier' || dit(acheteur.raisonSociale, acheteur.siren),
  ),
  deLaPiece('lignes', CGI, ({ lignes }) => lignes.length > 0 && lignes.every(({ designation }) => dit(designation))),
  deLaPiece(
    'lieu-execution',
    NOTE,
    siFactureDeParticulier(({ modalite }) => dit(modalite)),
  ),
  deLaPiece('tva', FRANCHISE, porte('tva')),
  ...['escompte', 'penalites', 'recouvrement'].map((code) =>
    deLaPiece(code, COMMERCE, siFactureProfessionnelle(porte(code))),
  ),
  deLaPiece(
    'facture-corrigee',
    CGI,
    (piece) => piece.genre !== 'avoir' || dit(piece.facture.numero, piece.facture.date),
  ),
]

const enBref = ({ code, fondement }: MentionManquante): MentionManquante => ({ code, fondement })

/** What the settings of the business lack to issue anything. */
export const mentionsDeLEntreprise = (entreprise: Entreprise): readonly MentionManquante[] =>
  DE_L_ENTREPRISE.filter(({ au, tenue }) => au === null && !tenue(entreprise)).map(enBref)

/** What keeps a document from being issued on its day; empty when nothing does. */
export const mentionsManquantes = (piece: PiecePreparee): readonly MentionManquante[] =>
  mentionsAbsentes(EXIGENCES, piece, piece.date).map(enBref)
