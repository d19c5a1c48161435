import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { DEVIS_PAGE_TEXTS } from '../../contents/devis-texts.ts'
import { Carte } from '../validation-date/carte.tsx'

type Props = { readonly echec: CallFailure; readonly onRelire: () => Promise<void> }

/** Why there is no quote to show, and what to do. */
export const LectureEchouee = ({ echec, onRelire }: Props) =>
  echec._tag === 'Reseau' || echec.status >= 429 ? (
    <Carte kind="error" titre={DEVIS_PAGE_TEXTS.reseauTitre}>
      <p role="alert">{reasonOf(echec, DEVIS_PAGE_TEXTS.reseauTexte)}</p>
      <Button variant="primary" onClick={() => void onRelire()}>
        {DEVIS_PAGE_TEXTS.reessayer}
      </Button>
    </Carte>
  ) : (
    <Carte kind="warning" titre={DEVIS_PAGE_TEXTS.lienTitre}>
      <p role="alert">{echec.message}</p>
      <ButtonLink to="/mes-prestations">{DEVIS_PAGE_TEXTS.espace}</ButtonLink>
    </Carte>
  )
