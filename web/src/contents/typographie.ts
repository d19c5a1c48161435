/** The pages take their typography from here; legal texts of the domain follow the same rules. */
export { fr } from '#domain/shared/typographie'
