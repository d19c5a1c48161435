/** Decision S5: said whether the address has an account or not. */
export const REINITIALISATION_DEMANDEE =
  'Si un compte existe à cette adresse, un nouveau mot de passe temporaire vient d’y être envoyé.'
