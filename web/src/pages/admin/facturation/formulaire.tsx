import { useEffect } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { formaterMontant } from '#domain/shared/montant'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { FACTURATION_TEXTS, vouluFactureTexte } from '../../../contents/admin-facturation-texts.ts'
import { PERIMEE_TEXTS } from '../../../contents/admin-changement-texts.ts'
import type { FactureSaisie } from '../../../features/admin/facturation/saisie.ts'
import { type Facturation, useFacturer } from '../../../features/admin/facturation/use-facturer.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import { EtatsCompares } from '../prestations/etats-compares.tsx'
import { ApercuFacture } from './apercu-facture.tsx'
import type { ChampsProps } from './champs.ts'
import { ChampsFrais } from './champs-frais.tsx'
import { ChampsPiecesDetachees } from './champs-pieces-detachees.tsx'
import { ChampsProrata } from './champs-prorata.tsx'
import { ChampsTemps } from './champs-temps.tsx'
import { ChampsTrajet } from './champs-trajet.tsx'
import { EffacerSaisie } from './effacer-saisie.tsx'
import { EmissionDialogue } from './emission-dialogue.tsx'
import styles from './facturation.module.css'
import { MentionsManquantes } from './mentions-manquantes.tsx'

type Props = {
  readonly facturation: FacturationReply
  readonly saisie: FactureSaisie
  /** It takes the place of what had the focus. */
  readonly prendLeFocus: boolean
  readonly onSaisie: (saisie: FactureSaisie) => void
  /** `null` while nothing is typed. */
  readonly onEffacer: (() => void) | null
  readonly onEmise: (facture: FactureReply) => void
  readonly onPerimee: () => void
}

const Champs = ({ fraisSeuls, ...props }: ChampsProps & { readonly fraisSeuls: boolean }) => {
  const { cadre, saisie, erreurs, onSaisie } = props
  return (
    <div className={styles['fields']}>
      <TextField
        type="date"
        name="date-execution"
        label={fraisSeuls ? FACTURATION_TEXTS.dateDesFrais : FACTURATION_TEXTS.date}
        help={fraisSeuls ? FACTURATION_TEXTS.dateDesFraisAide : FACTURATION_TEXTS.dateAide}
        error={erreurs['date-execution']}
        min={cadre.jours.des}
        max={cadre.jours.au}
        value={saisie.dateExecution}
        onChange={({ target }) => onSaisie({ ...saisie, dateExecution: target.value })}
      />
      <ChampsProrata {...props} />
      {cadre.fraisSeuls || cadre.prorata !== null ? null : (
        <>
          <ChampsTemps {...props} />
          <ChampsTrajet {...props} />
          <ChampsPiecesDetachees {...props} />
        </>
      )}
      {cadre.prorata === null ? <ChampsFrais {...props} /> : null}
    </div>
  )
}

/** An answer lost on its way says nothing of the invoice. */
const titreDe = (echec: CallFailure): string =>
  echec._tag === 'Refus' ? FACTURATION_TEXTS.echec : FACTURATION_TEXTS.sansReponse

/** Why it was not issued; when somebody else was faster, both states. */
const Echec = ({ facturer: { echec, actuelle, apercu } }: { readonly facturer: Facturation }) =>
  echec === null ? null : (
    <Notice kind="error" live title={actuelle === null ? titreDe(echec) : PERIMEE_TEXTS.titre}>
      <p>{echec._tag === 'Refus' ? echec.message : FACTURATION_TEXTS.reseau}</p>
      {actuelle === null ? null : (
        <EtatsCompares voulu={vouluFactureTexte(formaterMontant(apercu.total))} actuelle={actuelle} />
      )}
    </Notice>
  )

/** What is charged on the left, the invoice as it would stand on the right; issued after one more question. */
export const Formulaire = ({ facturation, saisie, prendLeFocus, onSaisie, onEffacer, ...suites }: Props) => {
  const facturer = useFacturer({ facturation, saisie, ...suites })
  const formulaire = useFocusFautif(facturer.erreurs)
  const champs: ChampsProps = { cadre: facturer.cadre, saisie, erreurs: facturer.erreurs, onSaisie }
  const complet = facturation.mentionsManquantes.length === 0
  useEffect(() => {
    if (prendLeFocus) formulaire.current?.querySelector('input')?.focus()
  }, [prendLeFocus, formulaire])
  return (
    <form
      ref={formulaire}
      noValidate
      aria-label={FACTURATION_TEXTS.formulaire}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (complet) facturer.demander()
      }}
    >
      <Champs {...champs} fraisSeuls={facturer.apercu.ecart === null} />
      <div className={styles['live']}>
        <ApercuFacture {...champs} apercu={facturer.apercu} />
        <MentionsManquantes mentionsManquantes={facturation.mentionsManquantes} />
        <Echec facturer={facturer} />
        <div className={styles['actions']}>
          {complet ? (
            <Button type="submit" variant="primary">
              {facturer.actuelle === null ? FACTURATION_TEXTS.emettre : FACTURATION_TEXTS.insister}
            </Button>
          ) : null}
          {onEffacer === null ? null : <EffacerSaisie onEffacer={onEffacer} />}
        </div>
      </div>
      <EmissionDialogue facturer={facturer} client={facturation.client} />
    </form>
  )
}
