import { useEffect } from 'react'
import { NOM_LONGUEUR_MAX } from '#domain/client/nom'
import { MOTIF_DE_RETRACTATION_MAX, REFERENCE_CITEE_MAX } from '#domain/retractation/longueurs'
import { useLocation } from '../../app/router.ts'
import { useSite } from '../../app/site.ts'
import { useAlive } from '../../browser/use-alive.ts'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'
import { RENONCER, RETRACTATION_TEXTS as TEXTS } from '../../contents/retractation-texts.ts'
import { AlerteNotice } from '../../features/formulaire/alerte-notice.tsx'
import type { Envoi, Erreurs } from '../../features/formulaire/envoi.ts'
import { type Formulaire as Liaison, useEnvoi } from '../../features/formulaire/use-envoi.ts'
import { useSaisieGardee } from '../../features/formulaire/use-saisie-gardee.ts'
import {
  BROUILLON_DE_RETRACTATION,
  CHAMPS_RETRACTATION,
  type ChampRetractation,
  type SaisieRetractation,
} from '../../features/retractation/champs-retractation.ts'
import { useClient } from '../../features/session/use-client.ts'
import styles from './retractation.module.css'

type Props = {
  /** What was typed before one came back. */
  readonly saisie: SaisieRetractation
  readonly onRenoncer: (saisie: SaisieRetractation) => Promise<Envoi<ChampRetractation>>
}

type ChampsProps = Pick<Props, 'saisie'> & { readonly erreurs: Erreurs<ChampRetractation>; readonly fige: boolean }

const Champs = ({ saisie, erreurs, fige }: ChampsProps) => (
  <>
    <TextField
      name="nom"
      label={TEXTS.nom}
      error={erreurs.nom}
      autoComplete="name"
      maxLength={NOM_LONGUEUR_MAX}
      defaultValue={saisie.nom}
      readOnly={fige}
    />
    <TextField
      name="email"
      label={TEXTS.email}
      help={TEXTS.emailAide}
      error={erreurs.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      defaultValue={saisie.email}
      readOnly={fige}
    />
    <TextField
      name="reference"
      label={TEXTS.reference}
      help={TEXTS.referenceAide}
      error={erreurs.reference}
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={REFERENCE_CITEE_MAX}
      defaultValue={saisie.reference}
      readOnly={fige}
    />
    <TextArea
      name="motif"
      label={TEXTS.motif}
      help={TEXTS.motifAide}
      error={erreurs.motif}
      optional
      rows={3}
      maxLength={MOTIF_DE_RETRACTATION_MAX}
      defaultValue={saisie.motif}
      readOnly={fige}
    />
  </>
)

/** The server draws one page whatever its query and whoever looks: what a link and a session know comes once the page is alive. */
const usePrerempli = ({ ref }: Liaison<ChampRetractation>['liaison']): void => {
  const { search } = useLocation()
  const client = useClient()
  useEffect(() => {
    const reference = new URLSearchParams(search).get('reference')
    if (reference === null) return
    const connus = { reference: reference.slice(0, REFERENCE_CITEE_MAX), nom: client?.nom, email: client?.email }
    for (const [nom, valeur] of Object.entries(connus)) {
      const champ = ref.current?.elements.namedItem(nom)
      if (champ instanceof HTMLInputElement && champ.value === '' && valeur !== undefined) champ.value = valeur
    }
  }, [ref, search, client])
}

const SansScript = () => {
  const { email } = useSite().entreprise
  return (
    <noscript>
      <p>
        {TEXTS.sansScript} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  )
}

/** First step: who declares, for which order; the law asks for nothing else. */
export const Formulaire = ({ saisie, onRenoncer }: Props) => {
  const { envoi, nouvelle, liaison } = useEnvoi(CHAMPS_RETRACTATION, onRenoncer)
  usePrerempli(liaison)
  const garder = useSaisieGardee(BROUILLON_DE_RETRACTATION, CHAMPS_RETRACTATION, liaison.ref)
  const vivant = useAlive()
  const enCours = envoi.etape === 'en_cours'
  return (
    <section className={styles['sheet']} aria-labelledby="declaration">
      <h2 id="declaration" className={styles['title']}>
        {TEXTS.formulaire}
      </h2>
      <SansScript />
      <div ref={nouvelle} tabIndex={-1}>
        <AlerteNotice alerte={envoi.alerte} />
      </div>
      <form
        {...liaison}
        method="post"
        className={styles['form']}
        aria-labelledby="declaration"
        onInput={(event) => {
          liaison.onInput(event)
          garder()
        }}
      >
        <Champs saisie={saisie} erreurs={envoi.erreurs} fige={enCours} />
        <Button type="submit" variant="primary" busy={enCours} disabled={!vivant} className={styles['send']}>
          {RENONCER}
        </Button>
      </form>
    </section>
  )
}
