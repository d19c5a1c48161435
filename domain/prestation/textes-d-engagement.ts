import { fr } from '#domain/shared/typographie'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'

/** These words conclude the contract (Code de la consommation, L. 221-14). */
export const BOUTON_DE_COMMANDE = 'Valider et commander avec obligation de paiement'

export const RIEN_EN_LIGNE = 'Vous ne payez rien en ligne'

/** The texts beside the boxes that a consumer may tick. The boxes start empty; these exact words are stored. */
export const TEXTES_DE_CONSENTEMENT = fr({
  /** Code de la consommation, L. 221-25 and L. 221-28, 1°. */
  debutAnticipe: `Je demande que l’intervention commence avant la fin du délai de rétractation de ${JOURS_RETRACTATION} jours. Si je me rétracte ensuite, je paie ce qui a déjà été fait ; je reconnais perdre mon droit de rétractation une fois la prestation entièrement exécutée.`,
  /** Code de la consommation, L. 221-28, 8°. */
  urgence:
    'C’est un dépannage urgent : je demande expressément au prestataire de venir chez moi pour des travaux de réparation urgents. Je reconnais que le droit de rétractation ne s’applique pas à ces travaux, dans la limite de ce qui est strictement nécessaire à l’urgence.',
})
