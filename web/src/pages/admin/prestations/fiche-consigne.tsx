import { useEffect } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { Button } from '../../../components/button.tsx'
import { Form } from '../../../components/form.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { CONSIGNE_TEXTS } from '../../../contents/admin-histoire-texts.ts'
import { PERIMEE_TEXTS } from '../../../contents/admin-changement-texts.ts'
import { useParametres } from '../../../atelier/parametres.ts'
import { estOuverte } from '../../../features/admin/prestations/rendez-vous.ts'
import { type Consignes, useConsigne } from '../../../features/admin/prestations/use-consigne.ts'
import { useFocusFautif } from '../../../features/espace/use-focus-fautif.ts'
import dossier from '../cadre/dossier.module.css'
import { EchecDActe } from '../cadre/echec-d-acte.tsx'
import { EtatsCompares } from './etats-compares.tsx'

type Props = {
  readonly prestation: PrestationReply
  readonly onModifiee: (prestation: PrestationReply) => void
}

const titreDe = ({ echec, actuelle }: Consignes): string => {
  if (actuelle !== null) return PERIMEE_TEXTS.titre
  return echec?._tag === 'Reseau' ? CONSIGNE_TEXTS.perdue : CONSIGNE_TEXTS.echec
}

/** Why nothing was written, or nobody knows; when somebody else was faster, both states. */
const Echec = ({ consignes }: { readonly consignes: Consignes }) => {
  const { echec, actuelle, voulu } = consignes
  return (
    <EchecDActe echec={echec} titre={titreDe(consignes)} reseau={CONSIGNE_TEXTS.perdueAide}>
      {actuelle === null || voulu === null ? null : (
        <>
          <EtatsCompares
            voulu={'appel' in voulu ? CONSIGNE_TEXTS.vouluAppel : CONSIGNE_TEXTS.vouluNote}
            actuelle={actuelle}
          />
          <p>{CONSIGNE_TEXTS.insister}</p>
        </>
      )}
    </EchecDActe>
  )
}

/** One press says that the client was called, with or without what was said; the other keeps a note. */
export const FicheConsigne = ({ prestation, onModifiee }: Props) => {
  const consignes = useConsigne(prestation, onModifiee)
  const { texte, erreurs, enCours, faite, saisir, appeler, noter } = consignes
  const formulaire = useFocusFautif(erreurs)
  const aNoter = useParametres().lire('noter') === '1'
  // Somebody who has just called comes to write what was said.
  useEffect(() => (aNoter ? formulaire.current?.querySelector('textarea')?.focus() : undefined), [aNoter, formulaire])
  return (
    <Form ref={formulaire} className={dossier['form']} onSubmit={noter}>
      <TextArea
        name="consigne"
        label={CONSIGNE_TEXTS.champ}
        help={CONSIGNE_TEXTS.aide}
        error={erreurs.texte}
        rows={2}
        maxLength={TEXTE_MAX}
        value={texte}
        onChange={({ target }) => saisir(target.value)}
      />
      <Echec consignes={consignes} />
      <div className={dossier['actions']}>
        {estOuverte(prestation) ? (
          <Button busy={enCours} onClick={appeler}>
            {CONSIGNE_TEXTS.appel}
          </Button>
        ) : null}
        <Button type="submit" busy={enCours}>
          {CONSIGNE_TEXTS.note}
        </Button>
        <span aria-live="polite" className={dossier['soft']}>
          {enCours ? CONSIGNE_TEXTS.enCours : ''}
          {faite ? CONSIGNE_TEXTS.faite : ''}
        </span>
      </div>
    </Form>
  )
}
