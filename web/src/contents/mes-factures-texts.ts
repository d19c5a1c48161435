import type { EtatDeFacture } from '#domain/facturation/reglement'
import type { ModeDeReglement } from '#domain/facturation/mode-de-reglement'
import { fr } from './typographie.ts'

/** Wording fixed by the owner. */
export const AUCUNE_FACTURE = 'Aucune facture disponible...'

export const MES_FACTURES_TEXTS = fr({
  titre: 'Mes factures',
  aide: 'Une facture paraît ici dès qu’elle est émise, une fois le travail terminé ; celle d’un acompte de professionnel, dès qu’il est reçu.',
  telecharger: 'PDF',
})

/** Where an invoice stands, as its client reads it. */
export const ETATS_POUR_LE_CLIENT: Readonly<Record<EtatDeFacture, string>> = fr({
  a_payer: 'À payer',
  en_retard: 'Paiement en retard',
  payee: 'Payée',
  a_rembourser: 'Remboursement à venir',
  annulee: 'Annulée par avoir',
})

export const factureDAcompteNumeroTexte = (numero: string): string => fr(`Facture d’acompte ${numero}`)
export const factureNumeroTexte = (numero: string): string => fr(`Facture ${numero}`)
export const avoirNumeroTexte = (numero: string): string => fr(`Avoir ${numero}`)
export const duTexte = (jour: string, objet: string, lieu: string): string => fr(`${jour}, ${objet}. Lieu : ${lieu}.`)

/** What a professional got for the deposits that an invoice deducts. */
export const ACOMPTES_DEDUITS = fr('Acomptes déjà facturés, qu’elle déduit :')

/** Of an invoice for a deposit. */
export const acompteRecuTexte = (jour: string, objet: string): string => fr(`${jour}, acompte : ${objet}.`)

const MODES: Readonly<Record<ModeDeReglement, string>> = { especes: 'espèces', virement: 'virement', paypal: 'PayPal' }

/** Money that came, or went back. */
export const ecritureTexte = (rendu: boolean, mode: ModeDeReglement): string =>
  fr(`${rendu ? 'Rendu' : 'Reçu'} (${MODES[mode]})`)

export const resteTexte = (reste: string, jour: string): string =>
  fr(`Il reste ${reste} à payer, au plus tard le ${jour}.`)
export const rendreTexte = (reste: string): string => fr(`${reste} vous sont dus.`)
