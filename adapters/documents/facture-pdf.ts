import { formaterDate } from '#domain/calendrier/formater-date'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { designerAcompte, resteALEmission } from '#domain/facturation/deductions'
import { estDeFraisSeuls, type LigneFacturee, objetDesFrais } from '#domain/facturation/ligne-facturee'
import { lieuDExecution } from '#domain/facturation/piece'
import { type Avoir, corrigeUnAcompte, type Facture, type FactureDAcompte, type Piece } from '#domain/facturation/piece'
import { formaterMontant, type Montant, multiplier, arrondir } from '#domain/shared/montant'
import {
  type Bloc,
  clientContents,
  entrepriseLignes,
  type Fait,
  ligneAbregee,
  ligneLisible,
  verificationContents,
} from './contents/document-contents.ts'
import { DESIGNATION_LONGUEUR_MAX, ETATS_DE_PIECE_DETACHEE, type LigneContents } from './contents/lignes-contents.ts'
import { ACQUITTEE, echeanceContents, recuAvant, reglementContents } from './contents/reglement-contents.ts'
import { drawDates, drawHeader, makePdf, type Sheet } from './pdf/frame.ts'
import { drawPageMarks } from './pdf/page-marks.ts'
import { drawPriceTable } from './pdf/price-table.ts'
import { drawParties, drawPaymentAndMentions, drawReserves, drawSubject, drawTotal } from './pdf/sections.ts'
import { heightOf, room, write } from './pdf/tagged.ts'
import { PAGE, STYLES } from './pdf/theme.ts'

type Du = Pick<Facture, 'acomptes' | 'total'>

const reste = (facture: Du): Fait => {
  const montant = resteALEmission(facture)
  return montant < 0
    ? { nom: 'Reste à vous rendre', valeur: formaterMontant(multiplier(montant, -1)) }
    : { nom: 'Reste à payer', valeur: formaterMontant(montant) }
}

const decompteContents = (facture: Du): Pick<PieceContents, 'decompte' | 'total'> => {
  const total = formaterMontant(facture.total)
  if (facture.acomptes.length === 0) return { decompte: [], total: { nom: 'Net à payer', valeur: total } }
  return {
    decompte: [
      { nom: 'Total', valeur: total },
      ...facture.acomptes.map((acompte) => ({
        nom: designerAcompte(acompte),
        valeur: formaterMontant(multiplier(acompte.montant, -1)),
      })),
    ],
    total: reste(facture),
  }
}

const depassement = ({ total, totalDevis, accordDepassement }: Facture): readonly string[] =>
  total <= totalDevis
    ? []
    : [
        `Montant supérieur de ${formaterMontant((total - totalDevis) as Montant)} au devis. Accord reçu\u00a0: ${ligneLisible(accordDepassement)}`,
      ]

const lieu = (facture: Facture): Fait => ({ nom: 'Lieu', valeur: ligneLisible(lieuDExecution(facture)) })

const references = ({ reference }: Facture, devis: string): readonly Fait[] => [
  { nom: 'Commande', valeur: reference },
  { nom: 'Devis', valeur: devis },
]

/** The price of the quote, shown here when there are deposits: beside the total it would read as one of them. */
const devis = ({ acomptes, numeroDevis, totalDevis }: Facture): string =>
  acomptes.length === 0 ? numeroDevis : `${numeroDevis}, accepté pour ${formaterMontant(totalDevis)}`

const prestation = (facture: Facture): Bloc => ({
  titre: 'Prestation',
  faits: [
    { nom: 'Nature', valeur: ligneLisible(facture.service) },
    lieu(facture),
    ...references(facture, devis(facture)),
  ],
})

const frais = (facture: Facture): Bloc => ({
  titre: 'Frais',
  faits: [
    { nom: 'Nature', valeur: ligneLisible(objetDesFrais(facture.lignes)) },
    { nom: 'Service commandé', valeur: ligneLisible(facture.service) },
    lieu(facture),
    ...references(facture, facture.numeroDevis),
  ],
})

const selonObjet = (facture: Facture) =>
  estDeFraisSeuls(facture.lignes)
    ? { jour: 'Frais du', objet: frais(facture), second: null, reserves: [] }
    : {
        jour: 'Prestation effectuée le',
        objet: prestation(facture),
        second:
          facture.acomptes.length === 0
            ? { nom: 'Montant du devis accepté', valeur: formaterMontant(facture.totalDevis) }
            : null,
        reserves: depassement(facture),
      }

const factureContents = (facture: Facture, adresseDeVerification: string): PieceContents => {
  const { jour, ...objet } = selonObjet(facture)
  return {
    ...pieceContents(facture, adresseDeVerification),
    ...objet,
    ...decompteContents(facture),
    titre: 'Facture',
    dates: [
      { nom: 'Émise le', valeur: formaterDate(facture.date) },
      { nom: jour, valeur: formaterDate(facture.dateExecution) },
      echeanceContents(facture),
    ],
    reglement: reglementContents(facture),
  }
}

type Suite = Pick<PieceContents, 'total' | 'second' | 'reserves'> & { readonly corrigee: string }

const surFacture = ({ total, facture }: Avoir): Suite => ({
  corrigee: `facture ${facture.numero}`,
  total: { nom: 'Net à votre crédit', valeur: formaterMontant(total) },
  second: { nom: `Montant de la facture ${facture.numero}`, valeur: formaterMontant(facture.total) },
  reserves: [
    `Cette somme est déduite de la facture ${facture.numero}\u00a0; si vous l’avez déjà réglée, elle vous est rendue, ou reprise par la facture qui la remplace.`,
  ],
})

/** A credit note for a deposit invoice: the money was given back before, or was never received. */
const surFactureDAcompte = ({ total, facture }: Avoir): Suite => ({
  corrigee: `facture d’acompte ${facture.numero}`,
  total: { nom: 'Montant de l’avoir', valeur: formaterMontant(total) },
  second: { nom: `Montant de la facture d’acompte ${facture.numero}`, valeur: formaterMontant(facture.total) },
  reserves: [
    'Rien n’est à régler\u00a0: cette somme vous a été rendue, ou n’avait pas été reçue. La facture de la prestation ne la déduit pas.',
  ],
})

const avoirContents = (avoir: Avoir, adresseDeVerification: string): PieceContents => {
  const { numero, date } = avoir.facture
  const { corrigee, ...suite } = corrigeUnAcompte(avoir) ? surFactureDAcompte(avoir) : surFacture(avoir)
  return {
    ...pieceContents(avoir, adresseDeVerification),
    titre: 'Avoir',
    dates: [
      { nom: 'Émis le', valeur: formaterDate(avoir.date) },
      { nom: 'Facture corrigée', valeur: numero },
      { nom: 'Facture émise le', valeur: formaterDate(date) },
    ],
    objet: {
      titre: `Avoir sur la ${corrigee} du ${formaterDate(date)}`,
      faits: [
        { nom: 'Motif', valeur: ligneLisible(avoir.motif) },
        { nom: 'Nature', valeur: ligneLisible(avoir.service) },
        { nom: 'Commande', valeur: avoir.reference },
      ],
    },
    decompte: [],
    ...suite,
    reglement: null,
  }
}

const factureDAcompteContents = (facture: FactureDAcompte, adresseDeVerification: string): PieceContents => ({
  ...pieceContents(facture, adresseDeVerification),
  titre: 'Facture d’acompte',
  dates: [
    { nom: 'Émise le', valeur: formaterDate(facture.date) },
    { nom: 'Acompte reçu le', valeur: formaterDate(facture.recu.le) },
    ACQUITTEE,
  ],
  objet: {
    titre: 'Acompte',
    faits: [
      { nom: 'Nature', valeur: ligneLisible(facture.service) },
      { nom: 'Commande', valeur: facture.reference },
      { nom: 'Devis', valeur: `${facture.numeroDevis}, accepté pour ${formaterMontant(facture.totalDevis)}` },
      ...(facture.retablit === null
        ? []
        : [{ nom: 'Acompte rétabli', valeur: `l’avoir ${facture.retablit} était une erreur` }]),
    ],
  },
  ...decompteContents({ total: facture.total, acomptes: recuAvant(facture) }),
  second: null,
  reserves: ['La facture de la prestation déduit cet acompte du prix.'],
  reglement: null,
})

const LABEL = { x: PAGE.left + 10, width: 340 } as const
const FIGURE = { x: PAGE.left + 360, width: PAGE.width - 370, align: 'right' } as const
const GAP = 3

const drawRow = ({ doc, section }: Sheet, { nom, valeur }: Fait, y: number, first: boolean): number => {
  const style = first ? STYLES.fact : STYLES.body
  const top = room(doc, y, heightOf(doc, nom, style, LABEL.width))
  const figure = write(doc, section, 'P', nom, style, { ...LABEL, y: top })
  return Math.max(figure, write(doc, section, 'P', valeur, style, { ...FIGURE, y: top })) + GAP
}

const drawDecompte = (sheet: Sheet, decompte: readonly Fait[], y: number): number =>
  decompte.reduce((below, fait, rang) => drawRow(sheet, fait, below, rang === 0), decompte.length === 0 ? y : y + 8)

const drawPiece = (sheet: Sheet, contents: PieceContents): number => {
  const dates = drawDates(sheet, contents.dates, drawHeader(sheet, contents))
  const parties = drawParties(sheet, contents, dates)
  const subject = drawSubject(sheet, contents.objet, contents.verification, parties)
  const table = drawPriceTable(sheet, contents.lignes, subject)
  const decompte = drawDecompte(sheet, contents.decompte, table)
  const total = drawTotal(sheet, contents.total, contents.second, decompte)
  const reserves = drawReserves(sheet, contents.reserves, total)
  return drawPaymentAndMentions(sheet, contents, reserves)
}

const contentsOf = (piece: Piece, adresseDeVerification: string): PieceContents => {
  switch (piece.genre) {
    case 'facture':
      return factureContents(piece, adresseDeVerification)
    case 'acompte':
      return factureDAcompteContents(piece, adresseDeVerification)
    case 'avoir':
      return avoirContents(piece, adresseDeVerification)
  }
}

/** The same document always gives the same bytes. `xml` is its structured form. */
export const facturePdf = (piece: Piece, xml: string | null, adresseDeVerification: string): Promise<Uint8Array> => {
  const contents = contentsOf(piece, adresseDeVerification)
  return makePdf(
    {
      title: `${contents.titre} ${piece.numero}`,
      author: piece.entreprise.nom,
      date: new Date(`${piece.date}T00:00:00Z`),
      facturX: xml,
    },
    (sheet) => drawPiece(sheet, contents),
    (doc) => drawPageMarks(doc, { pied: contents.pied, marque: `${contents.titre} ${contents.numero}` }),
  )
}

const UNITES: Readonly<Record<LigneFacturee['unite'], string>> = { forfait: 'forfait', heure: 'h', km: 'km', unite: '' }

const sansUnite = ({ genre, unite }: LigneFacturee): boolean =>
  genre === 'avoir' || genre === 'acompte' || UNITES[unite] === ''

/** With two decimals, so that a quarter of an hour shows: `3,25 h`. */
const quantite = (ligne: LigneFacturee): string => {
  const nombre = String(arrondir(ligne.quantite, 2)).replace('.', ',')
  return sansUnite(ligne) ? nombre : `${nombre}\u00a0${UNITES[ligne.unite]}`
}

const lignesFactureesContents = (lignes: readonly LigneFacturee[]): readonly LigneContents[] =>
  lignes.map((ligne) => ({
    designation: ligneAbregee(ligne.designation, DESIGNATION_LONGUEUR_MAX),
    detail: ligne.etat === null ? '' : ETATS_DE_PIECE_DETACHEE[ligne.etat],
    quantite: quantite(ligne),
    prixUnitaire: formaterMontant(ligne.prixUnitaire),
    montant: formaterMontant(ligne.montant),
  }))

type PieceContents = CommunContents & {
  readonly titre: string
  readonly dates: readonly Fait[]
  readonly objet: Bloc
  readonly decompte: readonly Fait[]
  readonly total: Fait
  readonly second: Fait | null
  readonly reserves: readonly string[]
  readonly reglement: Bloc | null
}

type CommunContents = ReturnType<typeof pieceContents>

/** The mediator, for a consumer (Code de la consommation, L. 616-1). */
const mediateur = ({ acheteur, entreprise: { mediateur } }: Piece): readonly string[] =>
  acheteur.type === 'particulier' ? [`Médiateur de la consommation\u00a0: ${mediateur.nom}, ${mediateur.site}`] : []

const pieceContents = (piece: Piece, adresseDeVerification: string) => {
  const { entreprise } = piece
  return {
    numero: `N°\u00a0${piece.numero}`,
    prestataire: { titre: 'Prestataire', nom: entreprise.nom, lignes: entrepriseLignes(entreprise) },
    client: clientContents(piece.acheteur, piece.contact, piece.adresse),
    lignes: lignesFactureesContents(piece.lignes),
    mentions: [...piece.mentions.map(({ texte }) => texte), ...mediateur(piece)],
    verification: verificationContents(piece.code, adresseDeVerification),
    pied: `${entreprise.nom} – ${entreprise.forme} – SIRET ${formaterSiret(entreprise.siret)}`,
  }
}
