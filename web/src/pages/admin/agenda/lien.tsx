import { formaterInstant } from '#domain/calendrier/formater-date'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { creeLeTexte, LIEN_TEXTS } from '../../../contents/admin-agenda-texts.ts'
import { CHANGEMENT_TEXTS } from '../../../atelier/prestations/texts.ts'
import { type Geste, type Lien as LienPrive, useLien } from '../../../features/admin/agenda/use-lien.ts'
import { Charge } from '../cadre/charge.tsx'
import { EchecDActe } from '../cadre/echec-d-acte.tsx'
import { AdressePrivee } from './adresse-privee.tsx'
import styles from './lien.module.css'

const QUESTIONS: Readonly<Record<Geste, { readonly titre: string; readonly aide: string; readonly oui: string }>> = {
  refaire: { titre: LIEN_TEXTS.refaireTitre, aide: LIEN_TEXTS.refaireAide, oui: LIEN_TEXTS.refaire },
  revoquer: { titre: LIEN_TEXTS.revoquerTitre, aide: LIEN_TEXTS.revoquerAide, oui: LIEN_TEXTS.revoquer },
}

/** Both gestures stop a calendar that works today: each says so first. */
const Confirmation = ({ lien }: { readonly lien: LienPrive }) => {
  const { question, enCours, renoncer, creer, revoquer } = lien
  const textes = question === null ? null : QUESTIONS[question]
  return (
    <Dialog
      open={question !== null}
      title={textes?.titre ?? ''}
      onClose={() => (question === null ? undefined : renoncer())}
    >
      {textes === null ? null : (
        <div className={styles['confirm']}>
          <p>{textes.aide}</p>
          <EchecDActe echec={lien.echec} reseau={CHANGEMENT_TEXTS.reseau} />
          <div className={styles['actions']}>
            <Button busy={enCours} onClick={() => void (question === 'refaire' ? creer() : revoquer())}>
              {textes.oui}
            </Button>
            <Button variant="primary" onClick={renoncer}>
              {LIEN_TEXTS.garder}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

const Actions = ({ lien, existe }: { readonly lien: LienPrive; readonly existe: boolean }) =>
  existe ? (
    <div className={styles['actions']}>
      <Button onClick={() => lien.demander('refaire')}>{LIEN_TEXTS.refaire}</Button>
      <Button onClick={() => lien.demander('revoquer')}>{LIEN_TEXTS.revoquer}</Button>
    </div>
  ) : (
    <div className={styles['actions']}>
      <Button busy={lien.enCours} onClick={() => void lien.creer()}>
        {LIEN_TEXTS.creer}
      </Button>
    </div>
  )

/** The private address of the agenda for calendar programs: made, copied, made anew, revoked. */
export const Lien = () => {
  const lien = useLien()
  const { demande, url, question, revoque } = lien
  return (
    <section aria-labelledby="agenda-lien" className={styles['link']}>
      <h2 id="agenda-lien">{LIEN_TEXTS.titre}</h2>
      <p>{LIEN_TEXTS.aide}</p>
      <Charge demande={demande} lignes={1}>
        {({ creeLe }) => (
          <>
            <p aria-live="polite">
              {revoque ? `${LIEN_TEXTS.revoquee} ` : ''}
              {creeLe === null ? LIEN_TEXTS.aucune : creeLeTexte(formaterInstant(new Date(creeLe)))}
            </p>
            {url === null ? null : <AdressePrivee key={url} url={url} />}
            {question === null ? <EchecDActe echec={lien.echec} reseau={CHANGEMENT_TEXTS.reseau} /> : null}
            <Actions lien={lien} existe={creeLe !== null} />
          </>
        )}
      </Charge>
      <Confirmation lien={lien} />
    </section>
  )
}
