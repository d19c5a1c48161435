import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionReply } from '#adapters/http/contract/routes/devis'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterJour } from '#domain/calendrier/formater-date'
import { MOTIF_D_AVENANT_MAX } from '#domain/devis/composer-avenant'
import { formaterMontant, formaterNombre } from '#domain/shared/montant'
import * as E from '#fp/Either'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { adresseDuLieu } from '../../adresses.ts'
import { BoutonDEnvoi } from '../../communs/bouton-d-envoi.tsx'
import { Charge } from '../../communs/charge.tsx'
import { EchecDActe } from '../../communs/echec-d-acte.tsx'
import { useVerifiee } from '../../communs/use-verifiee.ts'
import { courrielATexte, courrielPartTexte } from '../../fait/texts.ts'
import type { Depart } from '../../fait/use-depart.ts'
import { useReponse } from '../../serveur.ts'
import { versionAuDepart } from '../modification.ts'
import { prestationQuery } from '../queries.ts'
import { GESTE_TEXTS } from '../texts.ts'
import { AvenantPiecesDetachees } from './avenant-pieces-detachees.tsx'
import { type AvenantSaisi, chiffrerAvenant, enVigueur, ouvrirAvenant, verifierAvenant } from './avenant-saisi.ts'
import styles from './devis.module.css'
import { devisQuery, envoyerAvenant } from './queries.ts'
import { AVENANT_TEXTS, devisEnvoyeTexte, heuresAideTexte, jourConvenuTexte, totalTexte } from './texts.ts'

type Props = {
  readonly prestation: PrestationReply
  readonly depart: Depart<AvenantSaisi>
  readonly onEnvoye: () => void
}

type FormulaireProps = Props & {
  readonly actuelle: VersionReply
  /** The agreed day, when labour counts double on it. */
  readonly jour: DateCivile | null
  readonly enAttente: boolean
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

/** Other hours, other parts, and why; the total is the one that the server will find. */
const AvenantFormulaire = (props: FormulaireProps) => {
  const { prestation, depart, onEnvoye, actuelle, jour, enAttente } = props
  const { id, reference, client } = prestation
  const serveur = useQueryClient()
  const [saisi, setSaisi] = useState(() => depart.saisi ?? ouvrirAvenant(actuelle))
  const changer = (changes: Partial<AvenantSaisi>): void => setSaisi({ ...saisi, ...changes })
  const envoyer = async (): Promise<void> => {
    const fait = await depart.partir(saisi, {
      courriel: courrielATexte(client.nom),
      // On the record as it was read, so that nothing is amended unseen.
      envoyer: (options) => {
        const connue = serveur.getQueryData(prestationQuery(reference).queryKey)
        return envoyerAvenant(id, saisi, versionAuDepart(prestation, connue), options)()
      },
      fait: () => ({
        texte: devisEnvoyeTexte(client.nom),
        suite: { texte: GESTE_TEXTS.noter, to: adresseDuLieu('prestations', { id: reference, noter: '1' }) },
      }),
    })
    if (fait !== null) onEnvoye()
  }
  const lu = verifierAvenant(actuelle, saisi)
  const { manque, erreurs, formulaire } = useVerifiee(lu, envoyer, { prefixe: 'avenant-', ouvert: true })
  return (
    <Form {...formulaire} className={styles['form']}>
      <h3>{AVENANT_TEXTS.titre}</h3>
      <p>{enAttente ? AVENANT_TEXTS.enAttente : AVENANT_TEXTS.annonce}</p>
      <TextField
        name="avenant-heures"
        label={AVENANT_TEXTS.heures}
        help={heuresAideTexte(`${formaterNombre(actuelle.estimation.heures, 2)} h`)}
        error={erreurs.heures}
        optional
        inputMode="decimal"
        value={saisi.heures}
        onChange={({ target }) => changer({ heures: target.value })}
      />
      <AvenantPiecesDetachees
        pieces={saisi.pieces}
        erreur={erreurs.pieces}
        onPieces={(pieces) => changer({ pieces })}
      />
      <TextArea
        name="avenant-motif"
        label={AVENANT_TEXTS.motif}
        help={AVENANT_TEXTS.motifAide}
        error={erreurs.motif}
        rows={3}
        maxLength={MOTIF_D_AVENANT_MAX}
        value={saisi.motif}
        onChange={({ target }) => changer({ motif: target.value })}
      />
      <Total actuelle={actuelle} jour={jour} saisi={saisi} />
      <EchecDActe echec={depart.echec} reseau={AVENANT_TEXTS.reseau} />
      <p>{courrielPartTexte(client.nom, client.email)}</p>
      <div className={styles['actions']}>
        <BoutonDEnvoi manque={manque} busy={depart.enCours}>
          {AVENANT_TEXTS.envoyer}
        </BoutonDEnvoi>
        <Button variant="quiet" onClick={depart.fermer}>
          {AVENANT_TEXTS.renoncer}
        </Button>
      </div>
    </Form>
  )
}

/** Another quote, from the one in force. */
export const Avenant = (props: Props) => {
  const demande = useReponse(useQuery(devisQuery(props.prestation.id)))
  return (
    <section aria-label={AVENANT_TEXTS.titre}>
      <Charge demande={demande}>
        {(devis) => {
          const actuelle = enVigueur(devis)
          return actuelle === undefined ? null : (
            <AvenantFormulaire
              {...props}
              actuelle={actuelle}
              jour={devis.jourMajore}
              enAttente={devis.versions.some(({ statut }) => statut === 'propose')}
            />
          )
        }}
      </Charge>
    </section>
  )
}
