import type { NouvelleReply } from '#adapters/http/contract/routes/nouvelles'
import { adresseDOnglet } from '../panneau/adresse.ts'

/** Where a piece of news is read whole. */
export const lieuDeNouvelle = ({ genre, id }: NouvelleReply): string =>
  adresseDOnglet(genre === 'message' || genre === 'suite' ? 'messages' : 'prestations', { id })
