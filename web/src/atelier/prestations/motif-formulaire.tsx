import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Statut } from '#domain/prestation/statut'
import { MOTIF_MAX } from '#domain/rendez-vous/souhait'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { Notice } from '../../components/notice.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useFocusFautif } from '../../features/espace/use-focus-fautif.ts'
import { EchecDActe } from '../../pages/admin/cadre/echec-d-acte.tsx'
import { acomptesQuery } from './acomptes/queries.ts'
import { debutTropTot, sansMotif, type VisiteQuiTombe, visiteQuiTombe } from './changement-de-statut.ts'
import { recuDe } from './facturation/cadre.ts'
import styles from './reglage.module.css'
import type { Reglages } from './reglages.tsx'
import { acompteTenuTexte, CHANGEMENT_TEXTS, DEBUT_TROP_TOT, debutTropTotTitre, rendezVousTombeTexte } from './texts.ts'

/** What a cancellation does, and the money that it leaves to be given back. */
const AnnulationConsequence = ({ id }: { readonly id: string }) => {
  const { data } = useQuery({ ...acomptesQuery(id), staleTime: 0 })
  const tenu = data === undefined ? centimes(0) : recuDe(data)
  return (
    <div aria-live="polite">
      <p>{CHANGEMENT_TEXTS.annulation}</p>
      {tenu <= 0 ? null : (
        <p>
          <strong>{acompteTenuTexte(formaterMontant(tenu))}</strong>
        </p>
      )}
    </div>
  )
}

type Props = { readonly prestation: PrestationReply; readonly statut: Statut; readonly reglages: Reglages }

type Erreurs = { readonly motif?: string }

const SANS_ERREUR: Erreurs = {}

type Consequence = Pick<Props, 'prestation' | 'statut'> & { readonly aujourdhui: DateCivile }

const tombeEnMots = ({ jour, prix }: VisiteQuiTombe): string =>
  rendezVousTombeTexte(
    formaterJour(jour),
    prix === null ? null : { convenu: formaterMontant(prix.convenu), devis: formaterMontant(prix.devis) },
  )

/** What the change does, and why it asks. */
const Consequences = ({ prestation, statut, aujourdhui }: Consequence) => {
  const tombe = visiteQuiTombe(prestation, statut, aujourdhui)
  const fin = debutTropTot(prestation, statut, aujourdhui)
  if (statut === 'annulé') return <AnnulationConsequence id={prestation.id} />
  return (
    <>
      {tombe === null ? null : <p>{tombeEnMots(tombe)}</p>}
      {fin === null ? null : (
        <Notice kind="warning" title={debutTropTotTitre(formaterJour(fin))}>
          <p>{DEBUT_TROP_TOT.loi}</p>
          <p>{DEBUT_TROP_TOT.conseil}</p>
        </Notice>
      )}
      {sansMotif(prestation, statut, aujourdhui) ? null : <p>{CHANGEMENT_TEXTS.inhabituel}</p>}
    </>
  )
}

/** Why a statut is changed: asked of what is unusual, offered for a change that gives dates back, which says what it does. */
export const MotifFormulaire = ({ prestation, statut, reglages }: Props) => {
  const [aujourdhui] = useState(() => dateParis(new Date()))
  const [motif, setMotif] = useState('')
  const [erreurs, setErreurs] = useState<Erreurs>(SANS_ERREUR)
  const formulaire = useFocusFautif(erreurs)
  const { enCours, echec } = reglages.modification
  const facultatif = sansMotif(prestation, statut, aujourdhui)
  const saisir = (texte: string): void => {
    setMotif(texte)
    setErreurs(SANS_ERREUR)
  }
  const confirmer = (): void => {
    const manque = !facultatif && motif.trim() === ''
    setErreurs(manque ? { motif: CHANGEMENT_TEXTS.motifManquant } : SANS_ERREUR)
    if (!manque) void reglages.confirmer(motif.trim())
  }
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={confirmer}>
      <Consequences prestation={prestation} statut={statut} aujourdhui={aujourdhui} />
      <TextArea
        name="motif-statut"
        label={CHANGEMENT_TEXTS.motif}
        help={CHANGEMENT_TEXTS.motifAide}
        error={erreurs.motif}
        optional={facultatif}
        maxLength={MOTIF_MAX}
        rows={3}
        value={motif}
        onChange={({ target }) => saisir(target.value)}
      />
      <EchecDActe echec={echec} reseau={CHANGEMENT_TEXTS.reseau} />
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours}>
          {statut === 'annulé' ? CHANGEMENT_TEXTS.confirmerAnnulation : CHANGEMENT_TEXTS.confirmer}
        </Button>
        <Button onClick={reglages.renoncer}>{CHANGEMENT_TEXTS.garder}</Button>
      </div>
    </Form>
  )
}
