import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import styles from '../communs/dossier.module.css'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { useState } from 'react'
import type { FactureReply } from '#adapters/http/contract/values/facture-reply'
import { MOTIF_AVOIR_MAX } from '#domain/facturation/saisie'
import type { DemandeDAvoir } from '#domain/facturation/preparer-avoir'
import type { Part } from '#domain/facturation/ligne-facturee'
import { formaterMontant } from '#domain/shared/montant'
import { adresseDuLieu } from '../adresses.ts'
import type { Fait } from '../fait/gestes.ts'
import { courrielATexte, courrielPartTexte } from '../fait/texts.ts'
import type { Depart } from '../fait/use-depart.ts'
import { Button } from '../../components/button.tsx'
import { DialogFoot, FIRST } from '../../components/dialog-foot.tsx'
import { Form } from '../../components/form.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import {
  AVOIR_TEXTS,
  avoirEmisTexte,
  avoirPartsTexte,
  avoirResteTexte,
  avoirTotalTexte,
  FACTURE_TEXTS,
} from './texts.ts'
import { emettreAvoir, lire } from './queries.ts'
import { AVOIR_VIDE, type AvoirSaisi, type ErreursDAvoir, estMixte, servicesDe, verifierAvoir } from './avoir-saisi.ts'
import { enRelisant } from './relire.ts'
import { Issue } from './issue.tsx'

type Props = {
  readonly facture: FactureReply
  /** What of the invoice no credit note has given back. */
  readonly reste: Part
  readonly depart: Depart<AvoirSaisi>
  /** Credited, or changed since it was shown: here it is as it stands. */
  readonly onFacture: (facture: FactureReply) => void
}

type ChampsProps = {
  readonly saisi: AvoirSaisi
  readonly erreurs: ErreursDAvoir
  readonly reste: Part
  readonly onSaisi: (saisi: AvoirSaisi) => void
}

/** All of it says what goes back of each; a part is asked how much of it are goods. */
const Parts = ({ saisi, erreurs, reste, onSaisi }: ChampsProps) => {
  const [services, ventes] = [formaterMontant(servicesDe(reste)), formaterMontant(reste.ventes)]
  if (saisi.entier) return estMixte(reste) ? <p>{avoirPartsTexte(services, ventes)}</p> : null
  return (
    <>
      <TextField
        name="avoir-montant"
        label={AVOIR_TEXTS.montant}
        inputMode="decimal"
        error={erreurs.montant}
        value={saisi.montant}
        onChange={({ target }) => onSaisi({ ...saisi, montant: target.value })}
      />
      {estMixte(reste) ? (
        <TextField
          name="avoir-ventes"
          label={AVOIR_TEXTS.ventes}
          help={avoirResteTexte(services, ventes)}
          inputMode="decimal"
          error={erreurs.ventes}
          value={saisi.ventes}
          onChange={({ target }) => onSaisi({ ...saisi, ventes: target.value })}
        />
      ) : null}
    </>
  )
}

const Champs = ({ saisi, erreurs, reste, onSaisi }: ChampsProps) => (
  <>
    <RadioGroup
      name="avoir-etendue"
      label={AVOIR_TEXTS.etendue}
      choices={[
        { value: 'tout', label: avoirTotalTexte(formaterMontant(reste.total)) },
        { value: 'partie', label: AVOIR_TEXTS.partiel },
      ]}
      value={saisi.entier ? 'tout' : 'partie'}
      onChoose={(valeur) => onSaisi({ ...saisi, entier: valeur === 'tout' })}
    />
    <Parts saisi={saisi} erreurs={erreurs} reste={reste} onSaisi={onSaisi} />
    <TextArea
      name="avoir-motif"
      {...FIRST}
      label={AVOIR_TEXTS.motif}
      help={AVOIR_TEXTS.motifAide}
      error={erreurs.motif}
      maxLength={MOTIF_AVOIR_MAX}
      rows={3}
      value={saisi.motif}
      onChange={({ target }) => onSaisi({ ...saisi, motif: target.value })}
    />
  </>
)

/** What was issued, and what usually follows: money that is to go back, or another invoice. */
const faitDe = ({ numero, prestationId, client, avoirs, solde, etat }: FactureReply): Fait => {
  const texte = avoirEmisTexte(avoirs.at(-1)?.numero ?? '', client.nom)
  if (solde < 0) {
    return {
      texte,
      suite: { texte: FACTURE_TEXTS.rembourser, to: adresseDuLieu('factures', { numero, rendre: numero }) },
    }
  }
  return etat === 'annulee' && prestationId !== null
    ? { texte, suite: { texte: AVOIR_TEXTS.refacturer, to: adresseDuLieu('factures', { facturer: prestationId }) } }
    : { texte }
}

/** Gives an invoice back, whole or in part, and says what that does. */
export const AvoirFormulaire = ({ facture: { numero, client }, reste, depart, onFacture }: Props) => {
  const [saisi, setSaisi] = useState(depart.saisi ?? AVOIR_VIDE)
  const emettre = async (demande: DemandeDAvoir): Promise<void> => {
    const creditee = await depart.partir(saisi, {
      courriel: courrielATexte(client.nom),
      envoyer: (options) =>
        enRelisant(
          () => lire(numero),
          onFacture,
        )(emettreAvoir(numero, { ...demande, resteAttendu: reste.total }, options))(),
      fait: faitDe,
    })
    if (creditee !== null) onFacture(creditee)
  }
  const { manque, erreurs, formulaire } = useVerifiee(verifierAvoir(saisi, reste), emettre, { prefixe: 'avoir-' })
  return (
    <Form {...formulaire} className={styles['form']}>
      <p>{AVOIR_TEXTS.aide}</p>
      <p>{courrielPartTexte(client.nom, client.email)}</p>
      <Champs saisi={saisi} erreurs={erreurs} reste={reste} onSaisi={setSaisi} />
      <Issue echec={depart.echec} />
      <DialogFoot>
        <BoutonDEnvoi manque={manque}>{AVOIR_TEXTS.emettre}</BoutonDEnvoi>
        <Button onClick={depart.fermer}>{AVOIR_TEXTS.garder}</Button>
      </DialogFoot>
    </Form>
  )
}
