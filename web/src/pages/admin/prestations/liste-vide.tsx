import { STAY } from '../../../app/scroll-position.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { REGISTRE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { adresseDOnglet } from '../../../features/admin/panneau/adresse.ts'

/** Nothing to show: because nothing was ordered, or because too much was asked. */
export const ListeVide = ({ filtree }: { readonly filtree: boolean }) => (
  <Notice kind="info" live title={REGISTRE_TEXTS.videTitre}>
    <p>{filtree ? REGISTRE_TEXTS.videFiltre : REGISTRE_TEXTS.vide}</p>
    {filtree ? (
      <div>
        <ButtonLink to={adresseDOnglet('prestations')} state={STAY}>
          {REGISTRE_TEXTS.toutVoir}
        </ButtonLink>
      </div>
    ) : null}
  </Notice>
)
