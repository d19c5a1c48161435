import { useEffect, useRef, useState } from 'react'
import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import type { Fait } from '#domain/prestation/evenement'
import { TEXTE_MAX } from '#domain/prestation/longueurs'
import { cleanText } from '#domain/shared/clean'
import * as E from '#fp/Either'
import { Button } from '../../components/button.tsx'
import { Form } from '../../components/form.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useTexteGarde } from '../communs/use-texte-garde.ts'
import { BoutonDEnvoi } from '../communs/bouton-d-envoi.tsx'
import dossier from '../communs/dossier.module.css'
import { EchecDActe } from '../communs/echec-d-acte.tsx'
import { useVerifiee } from '../communs/use-verifiee.ts'
import { useParametres } from '../parametres.ts'
import { EtatsCompares } from './etats-compares.tsx'
import { type Consigne, type Modification, useModification } from './modification.ts'
import { estOuverte } from './rendez-vous.ts'
import { type Tentative, tenter, texteRestant, uneFois } from './tentative.ts'
import { CONSIGNE_TEXTS } from './fil-texts.ts'
import { PERIMEE_TEXTS } from './texts.ts'

type Suite = {
  readonly texte: string
  /** Whether the last press is in the history by now. */
  readonly faite: boolean
}

type Consignes = Suite &
  Pick<Modification, 'enCours' | 'voulu' | 'echec' | 'actuelle'> & {
    readonly saisir: (texte: string) => void
    readonly appeler: () => void
    readonly noter: (note: string) => void
  }

const VIDE: Suite = { texte: '', faite: false }

/** As the server writes it. */
const faitDe = (consigne: Consigne): Fait =>
  'appel' in consigne
    ? { genre: 'appel', note: cleanText(consigne.appel) }
    : { genre: 'note', texte: cleanText(consigne.note) }

/**
 * A call or a note for the history of an order. What was typed stays until it is written, even over a reload, and is written once; a second
 * press writes it on what somebody else recorded meanwhile.
 */
const useConsigne = (prestation: PrestationReply, onModifiee: (prestation: PrestationReply) => void): Consignes => {
  const { id } = prestation
  const { envoyer, oublier: _, ...modification } = useModification(onModifiee)
  const { lire, garder } = useTexteGarde(`consigne.${id}`)
  const [suite, setSuite] = useState<Suite>(() => ({ ...VIDE, texte: lire() }))
  useEffect(() => garder(suite.texte), [suite.texte, garder])
  const derniere = useRef<Tentative | null>(null)
  const texte = suite.texte.trim()
  const ecrire = async (consigne: Consigne): Promise<void> => {
    if (modification.enCours) return
    setSuite((avant) => ({ ...VIDE, texte: avant.texte }))
    const essai = tenter(derniere.current, faitDe(consigne), prestation)
    derniere.current = essai
    const lue = { id, version: essai.version }
    if (!(await envoyer(lue, consigne, (appel) => uneFois(appel, id, essai, onModifiee)))) return
    derniere.current = null
    setSuite((avant) => ({ ...VIDE, texte: texteRestant(avant.texte, texte), faite: true }))
  }
  return {
    ...modification,
    ...suite,
    saisir: (nouveau) => setSuite({ ...VIDE, texte: nouveau }),
    noter: (note) => void ecrire({ note }),
    appeler: () => void ecrire({ appel: texte }),
  }
}

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

const verifierNote = (texte: string): E.Either<{ readonly consigne: string }, string> =>
  texte.trim() === '' ? E.left({ consigne: CONSIGNE_TEXTS.vide }) : E.right(texte.trim())

/** One press says that the client was called, with or without what was said; the other keeps a note. */
export const FicheConsigne = ({ prestation, onModifiee }: Props) => {
  const consignes = useConsigne(prestation, onModifiee)
  const { texte, enCours, faite, saisir, appeler, noter } = consignes
  const { manque, erreurs, formulaire } = useVerifiee(verifierNote(texte), noter)
  const { ref } = formulaire
  const aNoter = useParametres().lire('noter') === '1'
  // Somebody who has just called comes to write what was said.
  useEffect(() => (aNoter ? ref.current?.querySelector('textarea')?.focus() : undefined), [aNoter, ref])
  return (
    <Form {...formulaire} className={dossier['form']}>
      <TextArea
        name="consigne"
        label={CONSIGNE_TEXTS.champ}
        help={CONSIGNE_TEXTS.aide}
        error={erreurs.consigne}
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
        <BoutonDEnvoi variant="secondary" manque={manque} busy={enCours}>
          {CONSIGNE_TEXTS.note}
        </BoutonDEnvoi>
        <span aria-live="polite" className={dossier['soft']}>
          {enCours ? CONSIGNE_TEXTS.enCours : ''}
          {faite ? CONSIGNE_TEXTS.faite : ''}
        </span>
      </div>
    </Form>
  )
}
