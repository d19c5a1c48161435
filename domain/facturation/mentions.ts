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
import type { Facture, PiecePreparee } from './piece.ts'

/** A legal sentence for invoices; without `pour`, it applies to every type of client. */
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

/** The legal sentences in force on a day for a type of client. */
export const mentionsDeFacture = (
  jour: DateCivile,
  type: TypeClient,
  mentions: readonly MentionDeFacture[] = MENTIONS_FACTURE,
): readonly MentionDeFacture[] => mentionsEnVigueur(mentions, jour).filter(({ pour = type }) => pour === type)

/** The legal sentences of a document with these lines: those on warranties apply only if parts are sold. */
export const mentionsPortees = (
  jour: DateCivile,
  type: TypeClient,
  lignes: readonly Pick<LigneFacturee, 'genre'>[],
): Facture['mentions'] =>
  mentionsDeFacture(jour, type)
    .filter(({ code }) => code !== 'garanties' || lignes.some(({ genre }) => genre === 'piece'))
    .map(({ code, texte, fondement }) => ({ code, texte, fondement }))

/** A compulsory mention that is missing, and the law that requires it. */
export type MentionManquante = { readonly code: string; readonly fondement: string }

/** A text of law, and the first day of its requirement. */
type Texte = readonly [fondement: string, du: string]

const CGI: Texte = ['CGI, annexe II, art. 242 nonies A', '2003-07-08']
const COMMERCE: Texte = ['Code de commerce, art. L. 441-9', '2019-10-01']
const IMMATRICULATION: Texte = ['Code de commerce, art. R. 123-237', '2007-03-27']
const ENTREPRENEUR_INDIVIDUEL: Texte = ['Code de commerce, art. R. 526-27', '2022-05-15']
const NOTE: Texte = ['Arrêté n° 83-50/A du 3 octobre 1983, art. 3', '1983-10-15']
const FRANCHISE: Texte = ['CGI, art. 293 B', '2014-01-01']

const porte = ({ mentions }: PiecePreparee, code: string): boolean => mentions.some((mention) => mention.code === code)

/** Mentions that come from the settings of the business. */
const DE_L_ENTREPRISE: readonly Exigence<Entreprise>[] = [
  exiger('entreprise-nom', ...CGI, ({ nom, responsable }) => !estARemplacer(nom, responsable)),
  exiger('entreprise-forme', ...ENTREPRENEUR_INDIVIDUEL, ({ forme }) => dit(forme)),
  exiger('entreprise-adresse', ...CGI, ({ adresse, codePostal, ville }) => !estARemplacer(adresse, codePostal, ville)),
  exiger('siren', ...IMMATRICULATION, ({ siren }) => estUnSiren(siren)),
  exiger('siret', ...IMMATRICULATION, ({ siret }) => estUnSiret(siret)),
]

/** All compulsory mentions except number and date, which are set on issue. */
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
    (piece) => piece.genre !== 'facture' || piece.acheteur.type !== 'particulier' || dit(piece.modalite),
  ),
  exiger('tva', ...FRANCHISE, (piece) => porte(piece, 'tva')),
  ...['escompte', 'penalites', 'recouvrement'].map((code) =>
    exiger<PiecePreparee>(
      code,
      ...COMMERCE,
      (piece) => piece.genre === 'avoir' || piece.acheteur.type !== 'professionnel' || porte(piece, code),
    ),
  ),
  exiger(
    'facture-corrigee',
    ...CGI,
    (piece) => piece.genre !== 'avoir' || dit(piece.facture.numero, piece.facture.date),
  ),
]

const enBref = ({ code, fondement }: MentionManquante): MentionManquante => ({ code, fondement })

/** The mentions missing from the settings of the business: without them no document can be issued. */
export const mentionsDeLEntreprise = (entreprise: Entreprise): readonly MentionManquante[] =>
  DE_L_ENTREPRISE.filter(({ au, tenue }) => au === null && !tenue(entreprise)).map(enBref)

/** The compulsory mentions that a document lacks; empty if it can be issued. */
export const mentionsManquantes = (piece: PiecePreparee): readonly MentionManquante[] =>
  mentionsAbsentes(EXIGENCES, piece, piece.date).map(enBref)

/** A document cannot be issued: the settings of the business, or the data of the client, lack a compulsory mention. */
export type MentionsManquantes = {
  readonly _tag: 'MentionsManquantes'
  readonly mentions: readonly MentionManquante[]
}

export const exigerMentions = <P extends PiecePreparee>(piece: P): E.Either<MentionsManquantes, P> => {
  const mentions = mentionsManquantes(piece)
  return mentions.length > 0 ? E.left({ _tag: 'MentionsManquantes', mentions }) : E.right(piece)
}
