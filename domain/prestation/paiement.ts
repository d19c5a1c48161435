/** Section 9: days before a remote session by which it is paid; on-site work is paid afterwards. */
export const JOURS_PAIEMENT_A_DISTANCE = 3
