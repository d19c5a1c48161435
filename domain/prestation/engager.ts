import type { Modalite } from '#domain/catalogue/modalite'
import type { Acheteur } from '#domain/client/acheteur'
import type { Engagement } from './engagement.ts'
import { BOUTON_DE_COMMANDE, RIEN_EN_LIGNE, TEXTES_DE_CONSENTEMENT } from './textes-d-engagement.ts'

/** What somebody says with an order on the site, besides what is asked for. */
export type Declaration = {
  readonly acheteur: Acheteur
  readonly debutAnticipe: boolean
  readonly urgence: boolean
}

/** The consents that count: a professional has no right to withdraw from, and nobody comes for remote work. */
export const consentementsDe = (
  { acheteur, debutAnticipe, urgence }: Declaration,
  modalite: Modalite,
): Pick<Declaration, 'debutAnticipe' | 'urgence'> => ({
  debutAnticipe: acheteur.type === 'particulier' && debutAnticipe,
  urgence: acheteur.type === 'particulier' && modalite === 'sur_place' && urgence,
})

/** Exactly the words that were on the screen when the button was pressed, one a line. */
const texteAccepte = ({ debutAnticipe, urgence }: Pick<Declaration, 'debutAnticipe' | 'urgence'>): string =>
  [
    ...(debutAnticipe ? [TEXTES_DE_CONSENTEMENT.debutAnticipe] : []),
    ...(urgence ? [TEXTES_DE_CONSENTEMENT.urgence] : []),
    BOUTON_DE_COMMANDE,
    RIEN_EN_LIGNE,
  ].join('\n')

/** What is kept of a declaration, at the instant of the order; `empreinteDevis` is the hash of the quote it accepts. */
export const engager = (
  declaration: Declaration,
  modalite: Modalite,
  instant: Date,
  empreinteDevis: string,
): Engagement => {
  const consentements = consentementsDe(declaration, modalite)
  const le = instant.toISOString()
  return {
    acheteur: declaration.acheteur,
    texteAccepte: texteAccepte(consentements),
    empreinteDevis,
    debutAnticipeLe: consentements.debutAnticipe ? le : null,
    depannageUrgentLe: consentements.urgence ? le : null,
  }
}

/** Whether the work may begin at once: nobody can withdraw, or the client asked for it. */
export const peutCommencerAussitot = ({ acheteur, debutAnticipeLe, depannageUrgentLe }: Engagement): boolean =>
  acheteur.type === 'professionnel' || debutAnticipeLe !== null || depannageUrgentLe !== null
