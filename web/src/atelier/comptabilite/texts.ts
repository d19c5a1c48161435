import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { type Montant, formaterMontant } from '#domain/shared/montant'
import { fr } from '../../contents/typographie.ts'

/** Tab Comptabilité: what was cashed, the ceilings, the books. */
export const COMPTABILITE_TEXTS = fr({
  annee: 'Année',
  encaisse: 'Encaissé par mois',
  encaisseAide:
    'Ce qui est entré, le jour où l’argent a bougé ; les remboursements sont déduits. C’est ce montant que vous déclarez.',
  mois: 'Mois',
  services: 'Services',
  ventes: 'Ventes',
  total: 'Total',
  ecritures: 'Écritures',
  totalAnnee: 'Année',
  seuils: 'Seuils de l’année',
  seuilsAide:
    'Calculés sur l’encaissé. L’année de création, les seuils se réduisent au prorata. En cas de doute, voyez votre comptable.',
  aConfirmer: 'Montant annoncé par l’administration, à vérifier.',
  recettes: 'Livre des recettes',
  recettesVide: 'Rien n’a été encaissé ce mois-là.',
  moisDuLivre: 'Mois du livre',
  date: 'Date',
  client: 'Client',
  nature: 'Nature',
  acompte: 'acompte',
  facture: 'Facture',
  mode: 'Mode',
  montant: 'Montant',
  livres: 'Fichiers de l’année',
  livresAide:
    'Les CSV s’ouvrent dans un Excel français. Le dossier réunit la synthèse, les livres, ce qui restait dû au 31 décembre et, en PDF, toutes les factures, factures d’acompte et avoirs, avec un mode d’emploi pour votre comptable.',
  echecLivre: 'Le fichier n’a pas pu être préparé. Réessayez dans un instant.',
  preparation: 'Préparation du fichier…',
})

export const SEUIL_TEXTS = fr({
  micro: 'Régime micro-entreprise',
  tva: 'Franchise de TVA',
  tva_majore: 'Franchise de TVA, seuil majoré',
})

export const ASSIETTE_TEXTS = fr({ services: 'services', total: 'total' })

export const NIVEAU_TEXTS = fr({
  loin: 'Sous le seuil',
  proche: 'Attention : 80 % du seuil sont passés',
  atteint: 'Seuil atteint : voyez votre comptable sans attendre',
})

const MODE_TEXTS = fr({ especes: 'Espèces', virement: 'Virement', paypal: 'PayPal' })

export const modeTexte = ({ mode }: { readonly mode: keyof typeof MODE_TEXTS }): string => MODE_TEXTS[mode]

export const LIVRE_TEXTS = fr({
  recettes: 'Livre des recettes (CSV)',
  b2c: 'Ventes aux particuliers (CSV)',
  dossier: 'Dossier de l’année (ZIP)',
})

const MOIS = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', month: 'long' })

/** 1 is « janvier ». */
export const moisTexte = (mois: number): string => MOIS.format(new Date(Date.UTC(2026, mois - 1, 1)))

export const trimestreTexte = (rang: number): string => fr(`${rang}${rang === 1 ? 'er' : 'e'} trimestre`)

export const partTexte = (part: number): string => fr(`${Math.round(part * 100)} %`)

export const progresTexte = (encaisse: Montant, seuil: Montant, part: number): string =>
  fr(`${formaterMontant(encaisse)} sur ${formaterMontant(seuil)}, soit ${partTexte(part)}`)

export const projectionTexte = (projection: Montant): string =>
  fr(`Au rythme actuel : ${formaterMontant(projection)} sur l’année.`)

export const prevuTexte = (jour: DateCivile): string => fr(`Seuil atteint vers le ${formaterDate(jour)}.`)

export const dontVentesTexte = (ventes: Montant): string => fr(`dont ventes : ${formaterMontant(ventes)}`)

export const annuleeTexte = (jour: DateCivile): string => fr(`Annulée le ${formaterDate(jour)}`)

export const pretTexte = (nom: string): string => fr(`Enregistré : ${nom}`)
