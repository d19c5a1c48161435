import type { Cadre } from '#application/courrier/lettre'
import type { RecitsDeFacture, SituationDeFacture } from '#application/courrier/lire-facture'
import { formaterDate, formaterJour } from '#domain/calendrier/formater-date'
import type { Entreprise } from '#domain/entreprise/entreprise'
import { lireIban, moyensDePaiement } from '#domain/entreprise/moyens-de-paiement'
import { acompteFacture, designerAcompte, resteALEmission } from '#domain/facturation/deductions'
import { estDeFraisSeuls, objetDesFrais } from '#domain/facturation/ligne-facturee'
import {
  type Avoir,
  corrigeUnAcompte,
  type Facture,
  type FactureDAcompte,
  lieuDExecution,
  type Piece,
} from '#domain/facturation/piece'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { formaterCode } from '#domain/verification/code-verification'
import {
  type Bloc,
  dire,
  enumerer,
  type Fait,
  intituler,
  montrer,
  montrerReference,
  proposer,
  renvoyer,
  type Redaction,
  type Redactions,
} from './blocs.ts'
import { nousJoindre } from './mots.ts'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { tropVerse } from '#domain/facturation/trop-verse'
import { dernierJourDePaiement, JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import type { Prestation } from '#domain/prestation/prestation'
import { fr } from '#domain/shared/typographie'

const REGLEE = 'facture réglée, merci\u202f!'
const ANNULEE = 'facture annulée par avoir, rien à régler'

/** The blocks for a deposit invoice, which is already paid; the invoice of the work deducts it. */
const blocsDeFactureDAcompte = (facture: FactureDAcompte, { annulee }: SituationDeFacture): readonly Bloc[] => {
  const { service, numeroDevis, totalDevis, total, retablit } = facture
  return [
    montrer([
      { nom: 'Service', valeur: service },
      { nom: 'Devis', valeur: `${numeroDevis}, accepté pour ${formaterMontant(totalDevis)}` },
      { nom: designerAcompte(acompteFacture(facture)), valeur: formaterMontant(total), fort: true },
      ...(retablit === null ? [] : [{ nom: 'Acompte rétabli', valeur: `l’avoir ${retablit} était une erreur` }]),
      { nom: 'Règlement', valeur: annulee ? ANNULEE : REGLEE },
    ]),
    ...(annulee
      ? []
      : [dire('Vous n’avez rien à régler\u00a0: la facture de la prestation déduit cet acompte du prix.')]),
  ]
}

const blocsDAvoirDAcompte = ({ facture, total, motif }: Avoir): readonly Bloc[] => [
  montrer([
    { nom: 'Facture d’acompte corrigée', valeur: `${facture.numero} du ${formaterDate(facture.date)}` },
    { nom: 'Montant de l’avoir', valeur: formaterMontant(total), fort: true },
    { nom: 'Motif', valeur: motif },
  ]),
  dire(
    'Vous n’avez rien à faire\u00a0: cette somme vous a été rendue, ou n’avait pas été reçue. La facture de la prestation ne la déduit pas.',
  ),
]

type PieceAEnvoyer = RecitsDeFacture['facture_client'] & Cadre

/** The means of payment that the business has: transfer, PayPal, cash (no cheque). */
const moyens = ({ paiement }: Entreprise, numero: NumeroPiece, especes: Montant): readonly string[] => {
  const iban = lireIban(paiement.iban)?.replaceAll(/(.{4})(?=.)/g, '$1\u00a0')
  return [
    ...(iban === undefined ? [] : [`par virement, avec la mention ${numero}\u00a0: IBAN ${iban}`]),
    ...(paiement.paypal === '' ? [] : [`par PayPal, avec la mention ${numero}\u00a0: ${paiement.paypal}`]),
    ...(especes > 0 ? [`en espèces, jusqu’à ${formaterMontant(especes)}`] : []),
  ]
}

const comment = ({ solde, especes, entreprise }: PieceAEnvoyer, numero: NumeroPiece): readonly Bloc[] =>
  solde > 0 ? [intituler('Comment régler'), enumerer(moyens(entreprise, numero, especes))] : []

const sansSigne = (montant: Montant): string => formaterMontant(centimes(Math.abs(montant)))

const devoir = (solde: Montant): readonly Bloc[] =>
  solde < 0 ? [dire(`Nous vous devons ${sansSigne(solde)}, que nous vous remboursons.`)] : []

const faitsDesVersements = (facture: Facture, solde: Montant): readonly Fait[] => {
  const { acomptes } = facture
  const depuis = centimes(resteALEmission(facture) - solde)
  const dejaRegle = acomptes.length === 0 ? 'Déjà réglé ou déduit' : 'Réglé ou déduit depuis'
  return [
    ...acomptes.map((acompte) => ({ nom: designerAcompte(acompte), valeur: sansSigne(acompte.montant) })),
    ...(depuis === 0 ? [] : [{ nom: depuis > 0 ? dejaRegle : 'Rendu ou corrigé depuis', valeur: sansSigne(depuis) }]),
  ]
}

const faitsDeReglement = (facture: Facture, { solde, annulee }: SituationDeFacture): readonly Fait[] => {
  if (annulee) return [{ nom: 'Règlement', valeur: ANNULEE, fort: true }]
  const reglee: Fait = { nom: 'Règlement', valeur: REGLEE, fort: true }
  if (solde <= 0) return [...(facture.acomptes.length === 0 ? [] : faitsDesVersements(facture, solde)), reglee]
  return [
    ...faitsDesVersements(facture, solde),
    { nom: 'Reste à régler', valeur: formaterMontant(solde), fort: true },
    facture.echeance === facture.date
      ? { nom: 'À régler', valeur: 'à réception de la facture' }
      : { nom: 'À régler au plus tard le', valeur: formaterDate(facture.echeance) },
  ]
}

const deduire = ({ facture }: Avoir, solde: Montant): readonly Bloc[] => {
  if (solde < 0) {
    const repris = `ou reprise par la facture qui remplace ${facture.numero}`
    return [dire(`Nous vous devons ${sansSigne(solde)}\u00a0: cette somme vous est rendue, ${repris}.`)]
  }
  return [
    dire(
      solde > 0
        ? `Il vient en déduction de la facture ${facture.numero}\u00a0: il vous reste ${formaterMontant(solde)} à régler.`
        : 'Il vient en déduction de ce que vous deviez\u00a0: vous n’avez rien à faire.',
    ),
  ]
}

const faitsDeVisite = (facture: Facture): readonly Fait[] => {
  const { service, dateExecution, lignes } = facture
  const jour = formaterDate(dateExecution)
  if (estDeFraisSeuls(lignes)) {
    return [
      { nom: 'Objet', valeur: objetDesFrais(lignes) },
      { nom: 'Frais du', valeur: jour },
    ]
  }
  return [
    { nom: 'Intervention', valeur: `${service}, le ${jour}` },
    { nom: 'Lieu', valeur: lieuDExecution(facture) },
  ]
}

const enBref = (piece: Piece): string => {
  if (piece.genre === 'avoir') return piece.motif
  return piece.genre === 'facture' && estDeFraisSeuls(piece.lignes) ? objetDesFrais(piece.lignes) : piece.service
}

const blocsDeFacture = (facture: Facture, envoi: PieceAEnvoyer): readonly Bloc[] => [
  montrer([
    ...faitsDeVisite(facture),
    { nom: 'Total net', valeur: formaterMontant(facture.total), fort: true },
    ...faitsDeReglement(facture, envoi),
  ]),
  ...devoir(envoi.solde),
  ...comment(envoi, facture.numero),
]

const blocsDAvoir = (avoir: Avoir, envoi: PieceAEnvoyer): readonly Bloc[] => [
  montrer([
    { nom: 'Facture corrigée', valeur: `${avoir.facture.numero} du ${formaterDate(avoir.facture.date)}` },
    { nom: 'Montant de l’avoir', valeur: formaterMontant(avoir.total), fort: true },
    { nom: 'Motif', valeur: avoir.motif },
  ]),
  ...deduire(avoir, envoi.solde),
  ...comment(envoi, avoir.facture.numero),
]

const blocsDe = (piece: Piece, envoi: PieceAEnvoyer): readonly Bloc[] => {
  switch (piece.genre) {
    case 'facture':
      return blocsDeFacture(piece, envoi)
    case 'acompte':
      return blocsDeFactureDAcompte(piece, envoi)
    case 'avoir':
      return corrigeUnAcompte(piece) ? blocsDAvoirDAcompte(piece) : blocsDAvoir(piece, envoi)
  }
}

type Nom = { readonly nom: string; readonly titre: string; readonly remise: string; readonly aGarder: string }

const NOMS: Readonly<Record<Piece['genre'], Nom>> = {
  facture: { nom: 'facture', titre: 'Facture', remise: 'jointe', aGarder: 'Conservez-la.' },
  acompte: { nom: 'facture d’acompte', titre: 'Facture d’acompte', remise: 'jointe', aGarder: 'Conservez-la.' },
  avoir: { nom: 'avoir', titre: 'Avoir', remise: 'joint', aGarder: 'Conservez-le.' },
}

const factureClient = (envoi: PieceAEnvoyer): Redaction => {
  const { piece, entreprise, publicUrl } = envoi
  const { nom, remise, aGarder, ...dit } = NOMS[piece.genre]
  const titre = `Votre ${nom} ${piece.numero}`
  return {
    sujet: `${titre} – ${piece.reference}`,
    titre,
    apercu: `${formaterMontant(piece.total)}, ${enBref(piece)}`,
    blocs: [
      dire(`Bonjour ${piece.contact.nom}, votre ${nom} est ${remise} à ce message, en PDF. ${aGarder}`),
      montrerReference(piece.reference, `${dit.titre} ${piece.numero} du ${formaterDate(piece.date)}`),
      ...blocsDe(piece, envoi),
      proposer(`${publicUrl}/mes-prestations`, 'Voir mes factures'),
      renvoyer(`${publicUrl}/verifier/${piece.code}`, `Vérifier ce document (code ${formaterCode(piece.code)})`),
      ...nousJoindre(entreprise),
    ],
  }
}

export const MODELES_DE_FACTURE: Redactions<RecitsDeFacture> = { facture_client: factureClient }

type Moment = {
  readonly debut: Date
  readonly total: Montant
  readonly jour: DateCivile
  readonly recu: Montant
}

const direEcheance = (moment: Moment | null): string => {
  if (moment === null) return fr(`au plus tard ${JOURS_PAIEMENT_A_DISTANCE} jours avant la date convenue`)
  const dernier = dernierJourDePaiement(moment.debut)
  return dernier < moment.jour ? 'dès maintenant' : `au plus tard le ${formaterJour(dernier)}`
}

const faitsDesMoyens = (entreprise: Entreprise): readonly Fait[] => {
  const { iban, paypal } = moyensDePaiement(entreprise)
  const connus = [
    ...(iban === null ? [] : [{ nom: 'Virement', valeur: `IBAN ${iban}` }]),
    ...(paypal === null ? [] : [{ nom: 'PayPal', valeur: paypal }]),
  ]
  return connus.length > 0 ? connus : [{ nom: 'Moyens', valeur: 'nous vous les indiquons par téléphone' }]
}

const faitsDuRecu = (moment: Moment | null): readonly Fait[] =>
  moment === null || moment.recu <= 0
    ? []
    : [
        { nom: 'Déjà reçu', valeur: formaterMontant(moment.recu) },
        { nom: 'Reste à régler', valeur: formaterMontant(centimes(moment.total - moment.recu)), fort: true },
      ]

const DEJA_REGLE: readonly Bloc[] = [
  dire(fr('Vous avez déjà réglé cette intervention, merci ! Vous n’avez rien à payer.')),
]

/** How and by when to pay for remote work; nothing for work on site. `moment` is `null` before a date is agreed. */
export const reglementADistance = (
  { estimation, reference }: Prestation,
  entreprise: Entreprise,
  moment: Moment | null,
): readonly Bloc[] => {
  if (estimation.modalite === 'sur_place') return []
  if (moment !== null && moment.recu > 0 && moment.recu >= moment.total) return DEJA_REGLE
  return [
    intituler('Pour régler'),
    montrer([
      ...faitsDuRecu(moment),
      { nom: 'À régler', valeur: direEcheance(moment), fort: true },
      ...faitsDesMoyens(entreprise),
      { nom: 'Référence à rappeler', valeur: reference },
    ]),
  ]
}

const siTrop =
  (phrase: (trop: string) => string) =>
  (recu: Montant, prix: Montant): readonly Bloc[] => {
    const trop = tropVerse(recu, prix)
    return trop === 0 ? [] : [dire(fr(phrase(formaterMontant(trop))))]
  }

export const tropVerseAuClient = siTrop(
  (trop) => `Vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

export const tropVerseSiAccepte = siTrop(
  (trop) => `À ce prix, vous avez versé ${trop} de trop : ils vous seront rendus, ou déduits.`,
)

export const tropVerseParLeClient = siTrop((trop) => `Le client a versé ${trop} de trop : à lui rendre, ou à déduire.`)
