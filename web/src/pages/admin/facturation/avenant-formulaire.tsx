import { useState } from 'react'
import type { VersionReply } from '#adapters/http/contract/values/devis-reply'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { formaterMontant } from '#domain/shared/montant'
import { formaterNombre } from '#domain/shared/nombre'
import * as E from '#fp/Either'
import type { CallFailure } from '../../../api/reply.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { AVENANT_TEXTS, heuresAideTexte, totalTexte } from '../../../contents/admin-avenant-texts.ts'
import {
  type AvenantSaisi,
  chiffrerAvenant,
  envoyerAvenant,
  ouvrirAvenant,
} from '../../../features/admin/facturation/avenant.ts'
import { AvenantPieces } from './avenant-pieces.tsx'
import styles from './avenant.module.css'

type Props = {
  readonly id: string
  /** Of the record, so that nothing is amended unseen. */
  readonly versionDeFiche: number
  readonly actuelle: VersionReply
  readonly enAttente: boolean
  readonly onFermer: () => void
  readonly onEnvoye: () => void
}

const Total = ({ actuelle, saisi }: { readonly actuelle: VersionReply; readonly saisi: AvenantSaisi }) => {
  const total = chiffrerAvenant(actuelle, saisi)
  return (
    <p aria-live="polite">
      {E.isLeft(total) ? (
        AVENANT_TEXTS.aCorriger
      ) : (
        <>
          {AVENANT_TEXTS.total}&nbsp;:{' '}
          <strong>{totalTexte(formaterMontant(total.right), formaterMontant(actuelle.estimation.totalNet))}</strong>
        </>
      )}
    </p>
  )
}

const erreurDe = (echec: CallFailure | null, champ: string): string | undefined =>
  echec?._tag === 'Refus' ? echec.champs[champ] : undefined

type Envoi = { readonly enCours: boolean; readonly echec: CallFailure | null }

const useEnvoi = ({ id, versionDeFiche, onEnvoye }: Props) => {
  const [envoi, setEnvoi] = useState<Envoi>({ enCours: false, echec: null })
  const envoyer = async (saisi: AvenantSaisi): Promise<void> => {
    setEnvoi({ enCours: true, echec: null })
    const reponse = await envoyerAvenant(id, saisi, versionDeFiche)()
    if (E.isRight(reponse)) return onEnvoye()
    setEnvoi({ enCours: false, echec: reponse.left })
  }
  return { ...envoi, envoyer }
}

/** Other hours, other parts, and why; the total is the one that the server will find. */
export const AvenantFormulaire = (props: Props) => {
  const { actuelle, enAttente, onFermer } = props
  const [saisi, setSaisi] = useState(() => ouvrirAvenant(actuelle))
  const { enCours, echec, envoyer } = useEnvoi(props)
  const changer = (changes: Partial<AvenantSaisi>): void => setSaisi({ ...saisi, ...changes })
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
      <AvenantPieces
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
      <Total actuelle={actuelle} saisi={saisi} />
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
