import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionReply } from '#adapters/http/contract/routes/devis'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { formaterMontant, formaterNombre } from '#domain/shared/montant'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { Charge } from '../../communs/charge.tsx'
import { useReponse } from '../../serveur.ts'
import { AvenantPiecesDetachees } from './avenant-pieces-detachees.tsx'
import { type AvenantSaisi, chiffrerAvenant, enVigueur, ouvrirAvenant } from './avenant-saisi.ts'
import styles from './devis.module.css'
import { devisQuery, envoyerAvenant } from './queries.ts'
import { AVENANT_TEXTS, heuresAideTexte, jourConvenuTexte, totalTexte } from './texts.ts'

type FormulaireProps = {
  readonly id: string
  /** Of the record, so that nothing is amended unseen. */
  readonly versionDeFiche: number
  readonly actuelle: VersionReply
  /** The agreed day, when labour counts double on it. */
  readonly jour: DateCivile | null
  readonly enAttente: boolean
  readonly onFermer: () => void
  readonly onEnvoye: () => void
}

type TotalProps = Pick<FormulaireProps, 'actuelle' | 'jour'> & { readonly saisi: AvenantSaisi }

const Total = ({ actuelle, jour, saisi }: TotalProps) => {
  const total = chiffrerAvenant(actuelle, saisi, jour)
  return (
    <p aria-live="polite">
      {E.isLeft(total) ? (
        AVENANT_TEXTS.aCorriger
      ) : (
        <>
          {AVENANT_TEXTS.total}&nbsp;:{' '}
          <strong>{totalTexte(formaterMontant(total.right), formaterMontant(actuelle.totalConvenu))}</strong>
          {jour === null ? null : <> {jourConvenuTexte(formaterJour(jour))}</>}
        </>
      )}
    </p>
  )
}

const erreurDe = (echec: CallFailure | null, champ: string): string | undefined =>
  echec?._tag === 'Refus' ? echec.champs[champ] : undefined

/** Whether what was refused is among what changes now: a refusal that names no field is about the whole. */
const tientAu = (echec: CallFailure | null, changes: Partial<AvenantSaisi>): boolean => {
  if (echec?._tag !== 'Refus') return false
  const fautifs = Object.keys(echec.champs)
  return fautifs.length === 0 || fautifs.some((champ) => champ in changes)
}

type Envoi = { readonly enCours: boolean; readonly echec: CallFailure | null }

const useEnvoi = ({ id, versionDeFiche, onEnvoye }: FormulaireProps) => {
  const [envoi, setEnvoi] = useState<Envoi>({ enCours: false, echec: null })
  const oublier = (): void => setEnvoi((avant) => ({ ...avant, echec: null }))
  const envoyer = async (saisi: AvenantSaisi): Promise<void> => {
    setEnvoi({ enCours: true, echec: null })
    const reponse = await envoyerAvenant(id, saisi, versionDeFiche)()
    if (E.isRight(reponse)) return onEnvoye()
    setEnvoi({ enCours: false, echec: reponse.left })
  }
  return { ...envoi, envoyer, oublier }
}

/** Other hours, other parts, and why; the total is the one that the server will find. */
const AvenantFormulaire = (props: FormulaireProps) => {
  const { actuelle, jour, enAttente, onFermer } = props
  const [saisi, setSaisi] = useState(() => ouvrirAvenant(actuelle))
  const { enCours, echec, envoyer, oublier } = useEnvoi(props)
  const changer = (changes: Partial<AvenantSaisi>): void => {
    setSaisi({ ...saisi, ...changes })
    if (tientAu(echec, changes)) oublier()
  }
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void envoyer(saisi)
      }}
    >
      <h3>{AVENANT_TEXTS.titre}</h3>
      <p>{enAttente ? AVENANT_TEXTS.enAttente : AVENANT_TEXTS.annonce}</p>
      <TextField
        name="avenant-heures"
        label={AVENANT_TEXTS.heures}
        help={heuresAideTexte(`${formaterNombre(actuelle.estimation.heures, 2)} h`)}
        error={erreurDe(echec, 'heures')}
        optional
        inputMode="decimal"
        value={saisi.heures}
        onChange={({ target }) => changer({ heures: target.value })}
      />
      <AvenantPiecesDetachees
        pieces={saisi.pieces}
        erreur={erreurDe(echec, 'pieces')}
        onPieces={(pieces) => changer({ pieces })}
      />
      <TextArea
        name="avenant-motif"
        label={AVENANT_TEXTS.motif}
        help={AVENANT_TEXTS.motifAide}
        error={erreurDe(echec, 'motif')}
        rows={3}
        maxLength={MOTIF_D_AVENANT_MAX}
        value={saisi.motif}
        onChange={({ target }) => changer({ motif: target.value })}
      />
      <Total actuelle={actuelle} jour={jour} saisi={saisi} />
      {echec === null ? null : (
        <Notice kind="error" live>
          <p>{echec._tag === 'Refus' ? echec.message : AVENANT_TEXTS.reseau}</p>
        </Notice>
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={enCours}>
          {enCours ? AVENANT_TEXTS.enCours : AVENANT_TEXTS.envoyer}
        </Button>
        <Button variant="quiet" onClick={onFermer}>
          {AVENANT_TEXTS.renoncer}
        </Button>
      </div>
    </form>
  )
}

type Props = {
  readonly prestation: PrestationReply
  readonly onFermer: () => void
  readonly onEnvoye: () => void
}

/** Another quote, from the one in force. */
export const Avenant = ({ prestation, onFermer, onEnvoye }: Props) => {
  const { id, version } = prestation
  const demande = useReponse(useQuery(devisQuery(id)))
  return (
    <section aria-label={AVENANT_TEXTS.titre}>
      <Charge demande={demande}>
        {(devis) => {
          const actuelle = enVigueur(devis)
          return actuelle === undefined ? null : (
            <AvenantFormulaire
              id={id}
              versionDeFiche={version}
              actuelle={actuelle}
              jour={devis.jourMajore}
              enAttente={devis.versions.some(({ statut }) => statut === 'propose')}
              onFermer={onFermer}
              onEnvoye={onEnvoye}
            />
          )
        }}
      </Charge>
    </section>
  )
}
