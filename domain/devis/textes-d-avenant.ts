/** The words of the button that accepts another quote; they count as those of the order do. */
export const BOUTON_D_AVENANT = 'Accepter ce devis'

/** The words beside it, kept with the answer. */
export const ACCORD_D_AVENANT =
  'Accepter remplace le devis précédent et vous engage à payer ce nouveau prix après l’intervention. Rien n’est à payer maintenant.'

/** Exactly what was on the screen when the button was pressed. */
export const TEXTE_D_AVENANT = `${ACCORD_D_AVENANT}\n${BOUTON_D_AVENANT}`
