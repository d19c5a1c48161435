import type { Modalite } from '#domain/catalogue/modalite'
import type { Acheteur } from '#domain/client/acheteur'
import type { Engagement } from './engagement.ts'
import { BOUTON_DE_COMMANDE, RIEN_EN_LIGNE, TEXTES_DE_CONSENTEMENT } from './textes-d-engagement.ts'

/** What somebody says with an order, besides what is asked for. */
export type Declaration = {
  readonly acheteur: Acheteur
  readonly debutAnticipe: boolean
  readonly urgence: boolean
}

type Consentements = Pick<Declaration, 'debutAnticipe' | 'urgence'>

/** The consents that count: a professional has no right to withdraw from, and nobody comes for remote work. */
export const consentementsDe = (
  { acheteur, debutAnticipe, urgence }: Declaration,
  modalite: Modalite,
): Consentements => ({
  debutAnticipe: acheteur.type === 'particulier' && debutAnticipe,
  urgence: acheteur.type === 'particulier' && modalite === 'sur_place' && urgence,
})

/** The words of what was asked for: those of the screen, which the confirmation repeats. */
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

/**
 * What is kept of a declaration on the site, at the instant of the order: exactly the words that were on the screen when the
 * button was pressed, one a line. `empreinteDevis` is the hash of the quote it accepts.
 */
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

/** What is kept of what the client said on the telephone, where no button is pressed and no quote was seen. */
export const engagerAuTelephone = (declaration: Declaration, modalite: Modalite, instant: Date): Engagement => ({
  ...engagementDe(declaration, modalite, instant),
  empreinteDevis: '',
})

/** The same with a request that is made later, when a date is agreed on, in the words of its screen. */
export const demanderDebutAnticipe = (engagement: Engagement, instant: Date): Engagement => ({
  ...engagement,
  debutAnticipeLe: instant.toISOString(),
  texteAccepte: [engagement.texteAccepte, TEXTES_DE_CONSENTEMENT.debutAnticipe]
    .filter((mots) => mots !== '')
    .join('\n'),
})
