/** A field that people do not see: whoever fills it is a machine. */
export const PIEGE = 'objet'

/** Section 5, said when a message is recorded. */
export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

/** Section 8, said when it could not be. */
export const ECHEC_DE_L_ENVOI = "Erreur lors de l'envoi du message"
