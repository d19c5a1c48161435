import * as O from '#fp/Option'
import { CATALOGUE } from '#domain/catalogue/catalogue'
import { possibleADistance } from '#domain/catalogue/prestation-demandee'
import { formaterMontant, formaterNombre } from '#domain/shared/montant'
import type { Deplacement } from '#domain/tarification/estimation'
import { BASE_VILLE } from '#domain/zone/zone-intervention'
import { Button, ButtonLink } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import { COMMANDER_TEXTS } from '../../contents/commander-texts.ts'
import { DEPLACEMENT_TEXTS, HORS_ZONE_TEXTS } from '../../contents/reponse-du-lieu-texts.ts'
import type { Calcul } from '../../features/commande/calculer.ts'
import { derivationDeplacement } from '../../features/commande/derivation.ts'
import { demandeeDe, type Saisie } from '../../features/commande/saisie.ts'
import type { ChampsProps } from './informations/champs.ts'
import styles from './informations/informations.module.css'

/** The travel fee, how it comes, and what stays to be confirmed. */
const Resultat = ({ deplacement }: { readonly deplacement: Deplacement }) => (
  <>
    <p className={styles['fee']}>
      <strong>
        {deplacement.montant === 0
          ? DEPLACEMENT_TEXTS.offert
          : `${DEPLACEMENT_TEXTS.frais} ${formaterMontant(deplacement.montant)}`}
      </strong>{' '}
      <span>
        {formaterNombre(deplacement.distanceKm)}&nbsp;km {DEPLACEMENT_TEXTS.depuis} {BASE_VILLE}
      </span>
    </p>
    <p className={styles['derivation']}>{derivationDeplacement(deplacement)}</p>
    {deplacement.approximatif ? <p>{DEPLACEMENT_TEXTS.aConfirmer}</p> : null}
    {deplacement.zoneAVerifier ? <p>{DEPLACEMENT_TEXTS.zoneAVerifier}</p> : null}
  </>
)

const SERVICES_A_DISTANCE = CATALOGUE.filter(({ aDistance }) => aDistance)

/** Remote work has no zone: the service that was chosen, else those that can be done so. What was typed stays. */
const SansDeplacement = ({ saisie, changer }: ChampsProps) => {
  const demandee = demandeeDe(saisie)
  const aDistance = (changes: Partial<Saisie>): void => {
    changer({ ...changes, modalite: 'a_distance' })
    // The button that was pressed goes away with the refusal.
    document.getElementById('adresse')?.focus()
  }
  return O.isSome(demandee) && possibleADistance(demandee.value) ? (
    <>
      <p>{HORS_ZONE_TEXTS.sansDeplacement}</p>
      <div className={styles['choices']}>
        <Button onClick={() => aDistance({})}>{HORS_ZONE_TEXTS.passerADistance}</Button>
      </div>
    </>
  ) : (
    <>
      <p>{HORS_ZONE_TEXTS.autresSansDeplacement}</p>
      <div className={styles['choices']}>
        {SERVICES_A_DISTANCE.map(({ id, nom }) => (
          <Button key={id} onClick={() => aDistance({ service: String(id) })}>
            {nom}
          </Button>
        ))}
      </div>
    </>
  )
}

type HorsZoneProps = { readonly message: string; readonly live?: boolean; readonly champs?: ChampsProps }

/** The distance and the limit, what can be done without travelling, and the link to the contact form. */
export const HorsZoneNotice = ({ message, live = false, champs }: HorsZoneProps) => (
  <Notice kind="error" live={live} title={HORS_ZONE_TEXTS.titre}>
    <p>{message}</p>
    {champs === undefined ? null : <SansDeplacement {...champs} />}
    <div className={styles['choices']}>
      <ButtonLink to="/contact">{HORS_ZONE_TEXTS.etreRappele}</ButtonLink>
    </div>
  </Notice>
)

const Erreur = ({ onReessayer }: { readonly onReessayer: () => void }) => (
  <Notice kind="warning" title={DEPLACEMENT_TEXTS.erreur}>
    <p>{DEPLACEMENT_TEXTS.manuel}</p>
    <div>
      <Button onClick={onReessayer}>{COMMANDER_TEXTS.reessayer}</Button>
    </div>
  </Notice>
)

export type ReponseProps = {
  readonly calcul: Exclude<Calcul, { genre: 'inactif' | 'en_cours' }>
  readonly champs: ChampsProps
  readonly onReessayer: () => void
}

/** What the calculator was answered. */
export const ReponseDuLieu = ({ calcul, champs, onReessayer }: ReponseProps) => {
  switch (calcul.genre) {
    case 'connu':
      return <Resultat deplacement={calcul.deplacement} />
    case 'a_verifier':
      return <p>{DEPLACEMENT_TEXTS.zoneAVerifier}</p>
    case 'a_corriger':
      return <p>{calcul.message}</p>
    case 'hors_zone':
      return <HorsZoneNotice message={calcul.message} champs={champs} />
    case 'erreur':
      return <Erreur onReessayer={onReessayer} />
  }
}
