import * as E from '#fp/Either'
import { useParams, useSearchParams } from '../../app/router.ts'
import { useLate } from '../../browser/use-late.ts'
import { Head } from '../../components/head.tsx'
import { Specimen } from '../../components/specimen.tsx'
import { DEVIS_PAGE_TEXTS } from '../../contents/devis-texts.ts'
import { useDevis } from '../../features/devis/use-devis.ts'
import { Aide } from '../validation-date/aide.tsx'
import { Versions } from './versions.tsx'
import { reasonOf } from '../../api/reason-of.ts'
import type { CallFailure } from '../../api/reply.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Carte } from '../validation-date/carte.tsx'
import styles from './devis.module.css'

const Attente = () => (
  <div className={styles['wait']}>
    <h1 tabIndex={-1}>{DEVIS_PAGE_TEXTS.titre}</h1>
    <output>{useLate() ? DEVIS_PAGE_TEXTS.attente : ''}</output>
  </div>
)

/** A quote with its versions, behind the link of a mail or from the client area; opening it changes nothing. */
export const DevisPage = () => {
  const { id = '' } = useParams()
  const [parametres] = useSearchParams()
  const lien = { id, cle: parametres.get('cle') ?? '' }
  const devis = useDevis(lien)
  const { lecture } = devis
  return (
    <div className={styles['page']}>
      <Head title={DEVIS_PAGE_TEXTS.titre} description={DEVIS_PAGE_TEXTS.description} />
      {lecture === null ? <Attente /> : null}
      {lecture !== null && E.isLeft(lecture) ? <LectureEchouee echec={lecture.left} onRelire={devis.relire} /> : null}
      {lecture !== null && E.isRight(lecture) ? <Specimen /> : null}
      {lecture !== null && E.isRight(lecture) ? <Versions lien={lien} lu={lecture.right} devis={devis} /> : null}
      <Aide />
    </div>
  )
}

type Props = { readonly echec: CallFailure; readonly onRelire: () => Promise<void> }

/** Why there is no quote to show, and what to do. */
const LectureEchouee = ({ echec, onRelire }: Props) =>
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
