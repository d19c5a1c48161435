import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { instantDe } from '#adapters/http/contract/routes/prestations'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { VALIDITE_PROPOSITION_HEURES } from '#domain/rendez-vous/date-proposee'
import { useNow } from '../../../browser/use-now.ts'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { DATE_TEXTS, destinataireTexte } from '../../../contents/admin-date-texts.ts'
import { CHANGEMENT_TEXTS, PERIMEE_TEXTS } from '../../../contents/admin-changement-texts.ts'
import { vouluDatesTexte } from '../../../contents/admin-prestations-texts.ts'
import type { DateSaisie } from '../../../features/admin/prestations/date-saisie.ts'
import { avecMoment, momentDe, momentsAVenir } from '../../../features/admin/prestations/dates-saisies.ts'
import { rendezVousDe } from '../../../features/admin/prestations/rendez-vous.ts'
import { useEssai } from '../../../features/admin/prestations/use-essai.ts'
import { type Proposition, useProposition } from '../../../features/admin/prestations/use-proposition.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import { EchecDActe } from '../cadre/echec-d-acte.tsx'
import { EtatsCompares } from './etats-compares.tsx'
import styles from './date.module.css'
import { LignesDeDates } from './lignes-de-dates.tsx'
import { Suggestions } from './suggestions.tsx'

export type DateFormulaireProps = {
  readonly prestation: PrestationReply
  readonly saisies: readonly DateSaisie[]
  readonly onSaisies: (saisies: readonly DateSaisie[]) => void
  readonly onEnvoyee: (prestation: PrestationReply) => void
  readonly onPerimee: () => void
  readonly onFermer: () => void
}

const HEURES_D_UN_JOUR = 24

const enMots = (saisies: readonly DateSaisie[]): string =>
  vouluDatesTexte(
    saisies
      .flatMap((saisie) => momentDe(saisie) ?? [])
      .map((moment) => formaterInstant(instantDe(moment)))
      .join(' ; '),
  )

type EchecProps = { readonly proposition: Proposition; readonly saisies: readonly DateSaisie[] }

/** Why the proposal did not leave; when somebody else was faster, both states. */
const Echec = ({ proposition: { echec, actuelle }, saisies }: EchecProps) => (
  <EchecDActe
    echec={echec}
    titre={actuelle === null ? DATE_TEXTS.echec : PERIMEE_TEXTS.titre}
    reseau={CHANGEMENT_TEXTS.reseau}
  >
    {actuelle === null ? null : <EtatsCompares voulu={enMots(saisies)} actuelle={actuelle} />}
  </EchecDActe>
)

type PiedProps = Pick<DateFormulaireProps, 'prestation' | 'onFermer'> & {
  readonly proposition: Proposition
  readonly verifie: boolean
}

const libelleDe = ({ enCours, actuelle }: Proposition): string => {
  if (enCours) return DATE_TEXTS.envoi
  return actuelle === null ? DATE_TEXTS.envoyer : DATE_TEXTS.insister
}

/** What the press does, before it is made. */
const Pied = ({ prestation, proposition, verifie, onFermer }: PiedProps) => {
  const { client } = prestation
  const remplace = rendezVousDe(prestation, useNow()).etat !== 'aucun'
  return (
    <>
      <p className={styles['who']}>
        {destinataireTexte(client.nom, client.email, VALIDITE_PROPOSITION_HEURES / HEURES_D_UN_JOUR)}
        {remplace ? ` ${DATE_TEXTS.remplace}` : ''}
      </p>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={proposition.enCours || !verifie}>
          {libelleDe(proposition)}
        </Button>
        <Button onClick={onFermer}>
          {proposition.actuelle === null ? CHANGEMENT_TEXTS.garder : DATE_TEXTS.lesMiennes}
        </Button>
      </div>
    </>
  )
}

/** One date or up to three, with what each would mean, before anything is sent. */
export const DateFormulaire = ({ prestation, saisies, onSaisies, onFermer, ...suites }: DateFormulaireProps) => {
  const maintenant = useNow()
  const essai = useEssai(prestation.id, momentsAVenir(saisies, maintenant))
  const proposition = useProposition({ prestation, saisies, essai, ...suites })
  const formulaire = useFocusFautif(proposition.erreurs)
  return (
    <Form ref={formulaire} className={styles['form']} onSubmit={() => void proposition.envoyer()}>
      <Suggestions prestation={prestation} onChoisir={(moment) => onSaisies(avecMoment(saisies, moment))} />
      <LignesDeDates saisies={saisies} erreurs={proposition.encoreVraies} essai={essai} onSaisies={onSaisies} />
      {essai.echec === null ? null : (
        <Notice kind="warning" live>
          <p>{DATE_TEXTS.essaiEchec}</p>
        </Notice>
      )}
      <Echec proposition={proposition} saisies={saisies} />
      <Pied prestation={prestation} proposition={proposition} verifie={!essai.enCours} onFermer={onFermer} />
    </Form>
  )
}
