/** A field that people do not see: whoever fills it is a machine. */
export const PIEGE = 'objet'

/** Shown once a message is recorded. */
export const MESSAGE_ENVOYE = 'Votre message a été envoyé avec succès !'

/** Shown when a message could not be recorded. */
export const ECHEC_DE_L_ENVOI = "Erreur lors de l'envoi du message"
