import type { Modalite } from '../catalogue/modalite.ts'
import type { Acheteur } from '../client/acheteur.ts'
import type { Engagement } from './engagement.ts'
import { BOUTON_DE_COMMANDE, RIEN_EN_LIGNE, TEXTES_DE_CONSENTEMENT } from './textes-d-engagement.ts'

export type Declaration = { readonly acheteur: Acheteur; readonly debutAnticipe: boolean; readonly urgence: boolean }

type Consentements = Pick<Declaration, 'debutAnticipe' | 'urgence'>

export const consentementsDe = (
  { acheteur, debutAnticipe, urgence }: Declaration,
  modalite: Modalite,
): Consentements => ({
  debutAnticipe: acheteur.type === 'particulier' && debutAnticipe,
  urgence: acheteur.type === 'particulier' && modalite === 'sur_place' && urgence,
})

const demandesEnMots = ({ debutAnticipe, urgence }: Consentements): readonly string[] => [
  ...(debutAnticipe ? [TEXTES_DE_CONSENTEMENT.debutAnticipe] : []),
  ...(urgence ? [TEXTES_DE_CONSENTEMENT.urgence] : []),
]

const engagementDe = (
  declaration: Declaration,
  modalite: Modalite,
  instant: Date,
): Omit<Engagement, 'empreinteDevis'> => {
  const consentements = consentementsDe(declaration, modalite)
  const le = instant.toISOString()
  return {
    acheteur: declaration.acheteur,
    texteAccepte: demandesEnMots(consentements).join('\n'),
    debutAnticipeLe: consentements.debutAnticipe ? le : null,
    depannageUrgentLe: consentements.urgence ? le : null,
  }
}

/** Keeps the exact text on the screen when the button was pressed, one sentence a line. */
export const engager = (
  declaration: Declaration,
  modalite: Modalite,
  instant: Date,
  empreinteDevis: string,
): Engagement => {
  const engagement = engagementDe(declaration, modalite, instant)
  const { texteAccepte } = engagement
  const textes = [...(texteAccepte === '' ? [] : [texteAccepte]), BOUTON_DE_COMMANDE, RIEN_EN_LIGNE]
  return { ...engagement, texteAccepte: textes.join('\n'), empreinteDevis }
}

export const engagerAuTelephone = (declaration: Declaration, modalite: Modalite, instant: Date): Engagement => ({
  ...engagementDe(declaration, modalite, instant),
  empreinteDevis: '',
})

export const demanderDebutAnticipe = (engagement: Engagement, instant: Date): Engagement => ({
  ...engagement,
  debutAnticipeLe: instant.toISOString(),
  texteAccepte: [engagement.texteAccepte, TEXTES_DE_CONSENTEMENT.debutAnticipe]
    .filter((mots) => mots !== '')
    .join('\n'),
})
