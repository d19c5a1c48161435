import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { creerLienAgendaRoute, revoquerLienAgendaRoute } from '#adapters/http/contract/routes/agenda'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { copier } from '../../browser/copier.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { TextField } from '../../components/text-field.tsx'
import { CHANGEMENT_TEXTS } from '../prestations/texts.ts'
import { callWithSession } from '../../features/session/call-with-session.ts'
import { Charge } from '../communs/charge.tsx'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { ouEchec, useReponse } from '../serveur.ts'
import styles from './sections.module.css'
import { lienQuery } from './queries.ts'
import { creeLeTexte, LIEN_TEXTS } from './texts.ts'

/** What waits for a confirmation: both stop the calendars that have the address. */
type Geste = 'refaire' | 'revoquer'

type LienPrive = ReturnType<typeof useLien>

/** The private address: made, made anew, revoked. It is told only once, when it is made. */
const useLien = () => {
  const client = useQueryClient()
  const demande = useReponse(useQuery(lienQuery))
  const [question, setQuestion] = useState<Geste | null>(null)
  const savoir = (creeLe: string | null): void => {
    client.setQueryData(lienQuery.queryKey, { creeLe })
    setQuestion(null)
  }
  const creation = useMutation({
    mutationFn: async () => ouEchec(await callWithSession(creerLienAgendaRoute, {})()),
    onSuccess: ({ creeLe }) => {
      revocation.reset()
      savoir(creeLe)
    },
  })
  const revocation = useMutation({
    mutationFn: async () => ouEchec(await callWithSession(revoquerLienAgendaRoute, {})()),
    onSuccess: () => {
      creation.reset()
      savoir(null)
    },
  })
  const renoncer = (): void => {
    setQuestion(null)
    if (creation.isError) creation.reset()
    if (revocation.isError) revocation.reset()
  }
  return {
    demande,
    question,
    demander: setQuestion,
    renoncer,
    enCours: creation.isPending || revocation.isPending,
    echec: creation.error ?? revocation.error,
    url: creation.data?.url ?? null,
    revoque: revocation.isSuccess,
    creer: () => creation.mutate(),
    revoquer: () => revocation.mutate(),
  }
}

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
        <div className={styles['form']}>
          <p>{textes.aide}</p>
          <EchecDActe echec={lien.echec} reseau={CHANGEMENT_TEXTS.reseau} />
          <DialogFoot>
            <Button busy={enCours} onClick={question === 'refaire' ? creer : revoquer}>
              {textes.oui}
            </Button>
            <Button variant="primary" {...FIRST} onClick={renoncer}>
              {LIEN_TEXTS.garder}
            </Button>
          </DialogFoot>
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
      <Button busy={lien.enCours} onClick={lien.creer}>
        {LIEN_TEXTS.creer}
      </Button>
    </div>
  )

/** The private address of the agenda for calendar programs: made, copied, made anew, revoked. */
export const Lien = () => {
  const lien = useLien()
  const { demande, url, question, revoque } = lien
  return (
    <section aria-labelledby="agenda-lien" className={styles['section']}>
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

/** The address, the only time it is shown. */
const AdressePrivee = ({ url }: { readonly url: string }) => {
  const [copiee, setCopiee] = useState<boolean | null>(null)
  return (
    <div className={styles['form']}>
      <TextField
        name="adresse-agenda"
        label={LIEN_TEXTS.adresse}
        help={LIEN_TEXTS.uneFois}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div>
        <Button variant="primary" onClick={() => void copier(url).then(setCopiee)}>
          {LIEN_TEXTS.copier}
        </Button>
      </div>
      <p aria-live="polite" className={styles['soft']}>
        {copiee === null ? null : copiee ? LIEN_TEXTS.copiee : LIEN_TEXTS.nonCopiee}
      </p>
    </div>
  )
}
