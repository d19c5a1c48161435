import * as E from '#fp/Either'
import type { DateCivile } from '#domain/calendrier/date-civile'
import type { TypeClient } from '#domain/client/acheteur'
import { COEFFICIENT_PENALITES, INDEMNITE_RECOUVREMENT } from '#domain/conditions/regles'
import { formaterMontant } from '#domain/shared/montant'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { estUnSiren, estUnSiret } from '#domain/entreprise/numero-siren'
import { estARemplacer } from '#domain/entreprise/specimen'
import {
  depuis,
  dit,
  type Exigence,
  exiger,
  type Mention,
  mentionsAbsentes,
  mentionsEnVigueur,
} from '#domain/mentions/exigence'
import type { LigneFacturee } from './ligne-facturee.ts'
import type { Facture, FacturePreparee, PiecePreparee } from './piece.ts'

/** A legal sentence of invoices, and for whom; absent for everybody. */
export type MentionDeFacture = Mention & { readonly pour?: TypeClient }

export const MENTIONS_FACTURE: readonly MentionDeFacture[] = [
  depuis(
    '2014-01-01',
    'tva',
    'TVA non applicable, art. 293 B du CGI.',
    'CGI, art. 293 B et 242 nonies A de l’annexe II',
  ),
  depuis('2009-01-01', 'escompte', 'Pas d’escompte pour paiement anticipé.', 'Code de commerce, art. L. 441-9', {
    pour: 'professionnel',
  }),
  depuis(
    '2009-01-01',
    'penalites',
    `En cas de retard de paiement\u00a0: pénalités au taux de ${COEFFICIENT_PENALITES}\u00a0fois le taux d’intérêt légal, exigibles sans rappel.`,
    'Code de commerce, art. L. 441-10',
    { pour: 'professionnel' },
  ),
  depuis(
    '2013-01-01',
    'recouvrement',
    `Indemnité forfaitaire pour frais de recouvrement en cas de retard\u00a0: ${formaterMontant(INDEMNITE_RECOUVREMENT)}.`,
    'Code de commerce, art. D. 441-5',
    { pour: 'professionnel' },
  ),
  depuis(
    '2016-10-01',
    'retard',
    'En cas de retard de paiement après mise en demeure\u00a0: intérêts au taux légal.',
    'Code civil, art. 1231-6',
    { pour: 'particulier' },
  ),
  depuis(
    '2016-10-01',
    'garanties',
    'Pièces neuves et d’occasion\u00a0: garantie légale de conformité et garantie des vices cachés.',
    'Code de la consommation, art. L. 217-3 et Code civil, art. 1641',
    { pour: 'particulier' },
  ),
]

/** Those in force on a day for a client. */
export const mentionsDeFacture = (
  jour: DateCivile,
  type: TypeClient,
  mentions: readonly MentionDeFacture[] = MENTIONS_FACTURE,
): readonly MentionDeFacture[] => mentionsEnVigueur(mentions, jour).filter(({ pour = type }) => pour === type)

/** Said of the parts that are sold, and of nothing else. */
const DES_PIECES: readonly string[] = ['garanties']

/** The same as a document of these lines carries them. */
export const mentionsPortees = (
  jour: DateCivile,
  type: TypeClient,
  lignes: readonly Pick<LigneFacturee, 'genre'>[],
): Facture['mentions'] =>
  mentionsDeFacture(jour, type)
    .filter(({ code }) => !DES_PIECES.includes(code) || lignes.some(({ genre }) => genre === 'piece'))
    .map(({ code, texte, fondement }) => ({ code, texte, fondement }))

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
  exiger('entreprise-nom', ...CGI, ({ nom, responsable }) => !estARemplacer(nom, responsable)),
  exiger('entreprise-forme', ...ENTREPRENEUR_INDIVIDUEL, ({ forme }) => dit(forme)),
  exiger('entreprise-adresse', ...CGI, ({ adresse, codePostal, ville }) => !estARemplacer(adresse, codePostal, ville)),
  exiger('siren', ...IMMATRICULATION, ({ siren }) => estUnSiren(siren)),
  exiger('siret', ...IMMATRICULATION, ({ siret }) => estUnSiret(siret)),
]

/** Every compulsory mention; those of the date and the number are given by the issue itself. */
export const EXIGENCES: readonly Exigence<PiecePreparee>[] = [
  ...DE_L_ENTREPRISE.map(({ tenue, ...exigence }): Exigence<PiecePreparee> => ({
    ...exigence,
    tenue: ({ entreprise }) => tenue(entreprise),
  })),
  exiger('client-nom', ...CGI, ({ contact }) => dit(contact.nom)),
  exiger('client-adresse', ...CGI, ({ adresse: { adresse, codePostal, ville } }) => dit(adresse, codePostal, ville)),
  exiger(
    'client-professionnel',
    ...COMMERCE,
    ({ acheteur }) => acheteur.type === 'particulier' || dit(acheteur.raisonSociale, acheteur.siren),
  ),
  exiger('lignes', ...CGI, ({ lignes }) => lignes.length > 0 && lignes.every(({ designation }) => dit(designation))),
  exiger(
    'lieu-execution',
    ...NOTE,
    siFactureDeParticulier(({ modalite }) => dit(modalite)),
  ),
  exiger('tva', ...FRANCHISE, porte('tva')),
  ...['escompte', 'penalites', 'recouvrement'].map((code) =>
    exiger(code, ...COMMERCE, siFactureProfessionnelle(porte(code))),
  ),
  exiger(
    'facture-corrigee',
    ...CGI,
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

/** The settings of the business, or what is known of the client, lack what the law wants on a document. */
export type MentionsManquantes = {
  readonly _tag: 'MentionsManquantes'
  readonly mentions: readonly MentionManquante[]
}

export const exigerMentions = <P extends PiecePreparee>(piece: P): E.Either<MentionsManquantes, P> => {
  const mentions = mentionsManquantes(piece)
  return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(piece)
}
