import { useEffect, useState } from 'react'
import type { FacturationReply } from '#adapters/http/contract/routes/factures-admin'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import type { SaisieDeFacture } from '#domain/facturation/saisie'
import { formaterMontant } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { DialogFoot, FIRST } from '../../../components/dialog-foot.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Form } from '../../../components/form.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import dossier from '../../communs/dossier.module.css'
import { useVerifiee, type Verifiee } from '../../communs/use-verifiee.ts'
import { useDepart } from '../../fait/use-depart.ts'
import { EtatsCompares } from '../etats-compares.tsx'
import { type EtatActuel, etatActuel } from '../modification.ts'
import { PERIMEE_TEXTS } from '../texts.ts'
import { ApercuFacture } from './apercu-facture.tsx'
import { type Apercu, apercuDe, lueDe } from './apercu.ts'
import { type Cadre, cadreDe } from './cadre.ts'
import { ChampsPiecesDetachees } from './champs-pieces-detachees.tsx'
import { ChampsFrais, type ChampsProps, ChampsProrata, ChampsTemps, ChampsTrajet } from './champs.tsx'
import styles from './facturation.module.css'
import { MentionsManquantes } from './mentions-manquantes.tsx'
import { clefDeFacture, emettre } from './queries.ts'
import type { FactureSaisie } from './saisie.ts'
import { facturePartTexte, TERMINER_TEXTS } from './terminer-texts.ts'
import {
  BROUILLON_TEXTS,
  courrielTexte,
  ECARTS_DE_JOUR,
  EMISSION_TEXTS,
  FACTURATION_TEXTS,
  totalDialogueTexte,
  vouluFactureTexte,
} from './texts.ts'
import { type ErreursDeFacture, verifierSaisie } from './verifier-saisie.ts'

export type Facturation = Verifiee<ErreursDeFacture> & {
  /** What would be issued, while it is asked about. */
  readonly question: SaisieDeFacture | null
  readonly cadre: Cadre
  readonly apercu: Apercu
  /** It waits to leave, or for its answer. */
  readonly enRoute: boolean
  readonly echec: CallFailure | null
  /** Somebody else was faster. */
  readonly actuelle: EtatActuel | null
  readonly renoncer: () => void
  readonly confirmer: () => Promise<void>
}

type Entree = {
  readonly facturation: FacturationReply
  readonly saisie: FactureSaisie
  readonly onEmise: (facture: FactureReply) => void
  /** Somebody else was faster: what is behind the form is out of date. */
  readonly onPerimee: () => void
}

/** Issues an invoice on the record as it was when the form opened. Whatever it answers, what was typed stays. */
const useFacturer = ({ facturation, saisie, onEmise, onPerimee }: Entree): Facturation => {
  const { prestationId, client } = facturation
  const [versionLue] = useState(facturation.version)
  const [question, demander] = useState<SaisieDeFacture | null>(null)
  const depart = useDepart<SaisieDeFacture>(clefDeFacture(prestationId), true)
  const cadre = cadreDe(facturation)
  const actuelle = depart.echec === null ? null : etatActuel(depart.echec)
  const complet = facturation.mentionsManquantes.length === 0
  const lue = complet ? verifierSaisie(saisie, cadre) : E.left({ mentions: TERMINER_TEXTS.mentions })
  const verifiee = useVerifiee(lue, demander)
  const confirmer = async (): Promise<void> => {
    if (question === null) return
    demander(null)
    const version = actuelle?.version ?? versionLue
    await depart.partir(question, {
      courriel: facturePartTexte(client.nom),
      envoyer: async (options) => {
        const reponse = await emettre(prestationId, { ...question, version, terminer: false }, options)()
        if (E.isRight(reponse)) onEmise(reponse.right)
        else if (etatActuel(reponse.left) !== null) onPerimee()
        return reponse
      },
    })
  }
  return {
    ...verifiee,
    cadre,
    apercu: apercuDe(lueDe(saisie, cadre), cadre),
    enRoute: depart.enCours,
    echec: depart.echec,
    actuelle,
    question,
    renoncer: () => demander(null),
    confirmer,
  }
}

type EmissionProps = { readonly facturer: Facturation; readonly client: FacturationReply['client'] }

/** What issuing does, before it is done. */
const EmissionDialogue = ({ facturer, client }: EmissionProps) => {
  const { question, apercu, renoncer, confirmer } = facturer
  const ouvert = question !== null
  return (
    <Dialog open={ouvert} title={EMISSION_TEXTS.titre} onClose={() => (ouvert ? renoncer() : undefined)}>
      {ouvert ? (
        <div className={dossier['form']}>
          <p>
            <strong>{totalDialogueTexte(formaterMontant(apercu.total), client.nom)}</strong>
          </p>
          {apercu.ecartDeJour === null ? null : <p>{ECARTS_DE_JOUR[apercu.ecartDeJour]}</p>}
          <ul>
            <li>{EMISSION_TEXTS.numero}</li>
            <li>{EMISSION_TEXTS.definitive}</li>
            <li>{courrielTexte(client.nom, client.email)}</li>
          </ul>
          <DialogFoot>
            <Button variant="primary" {...FIRST} onClick={() => void confirmer()}>
              {EMISSION_TEXTS.emettre}
            </Button>
            <Button onClick={renoncer}>{EMISSION_TEXTS.revenir}</Button>
          </DialogFoot>
        </div>
      ) : null}
    </Dialog>
  )
}

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
  const { manque, formulaire } = facturer
  const { ref } = formulaire
  const champs: ChampsProps = { cadre: facturer.cadre, saisie, erreurs: facturer.erreurs, onSaisie }
  useEffect(() => {
    if (prendLeFocus) ref.current?.querySelector('input')?.focus()
  }, [prendLeFocus, ref])
  if (facturer.enRoute)
    return (
      <Notice kind="info" title={EMISSION_TEXTS.enRoute}>
        <p>{EMISSION_TEXTS.enRouteAide}</p>
      </Notice>
    )
  return (
    <Form {...formulaire} aria-label={FACTURATION_TEXTS.formulaire} className={styles['form']}>
      <Champs {...champs} fraisSeuls={facturer.apercu.ecart === null} />
      <div className={styles['live']}>
        <ApercuFacture {...champs} apercu={facturer.apercu} />
        <MentionsManquantes mentionsManquantes={facturation.mentionsManquantes} />
        <Echec facturer={facturer} />
        <div className={styles['actions']}>
          <BoutonDEnvoi manque={manque}>
            {facturer.actuelle === null ? FACTURATION_TEXTS.emettre : FACTURATION_TEXTS.insister}
          </BoutonDEnvoi>
          {onEffacer === null ? null : <EffacerSaisie onEffacer={onEffacer} />}
        </div>
      </div>
      <EmissionDialogue facturer={facturer} client={facturation.client} />
    </Form>
  )
}

type EffacerProps = { readonly onEffacer: () => void }

/** Gives up what was typed, once it was asked. */
const EffacerSaisie = ({ onEffacer }: EffacerProps) => {
  const [ouvert, setOuvert] = useState(false)
  const fermer = (): void => setOuvert(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOuvert(true)}>
        {BROUILLON_TEXTS.effacer}
      </Button>
      <Dialog open={ouvert} title={BROUILLON_TEXTS.question} onClose={fermer}>
        <div className={dossier['form']}>
          <p>{BROUILLON_TEXTS.suite}</p>
          <DialogFoot>
            <Button variant="primary" onClick={onEffacer}>
              {BROUILLON_TEXTS.repartir}
            </Button>
            <Button {...FIRST} onClick={fermer}>
              {BROUILLON_TEXTS.garder}
            </Button>
          </DialogFoot>
        </div>
      </Dialog>
    </>
  )
}
