import { REGISTRE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'
import { ListeSansLigne } from '../cadre/liste-sans-ligne.tsx'

/** Nothing to show: because nothing was ordered, or because too much was asked. */
export const ListeVide = ({ filtree }: { readonly filtree: boolean }) => (
  <ListeSansLigne
    titre={REGISTRE_TEXTS.videTitre}
    texte={filtree ? REGISTRE_TEXTS.videFiltre : REGISTRE_TEXTS.vide}
    tout={filtree ? { texte: REGISTRE_TEXTS.toutVoir, to: adresseDOnglet('prestations') } : null}
  />
)
