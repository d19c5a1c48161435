import type { Verdict } from '#domain/zone/zone-intervention'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { SignKind } from '../../../components/sign.tsx'
import { VERDICT_TEXTS, VERIFIER_TEXTS } from '../../../contents/zone-texts.ts'
import { reponseZone } from './reponse-zone.ts'
import type { Verification } from './use-verification.ts'
import styles from '../zone.module.css'

/** How each verdict looks, and where one goes from there. */
const SUITES: Readonly<Record<Verdict, { readonly signe: SignKind; readonly vers: string; readonly mots: string }>> = {
  dans_la_zone: { signe: 'success', vers: '/services', mots: VERIFIER_TEXTS.commander },
  a_verifier: { signe: 'info', vers: '/services', mots: VERIFIER_TEXTS.commander },
  sur_demande: { signe: 'warning', vers: '/contact', mots: VERIFIER_TEXTS.contact },
  trop_loin: { signe: 'warning', vers: '/services', mots: VERIFIER_TEXTS.aDistance },
}

const CONTACT = { vers: '/contact', mots: VERIFIER_TEXTS.contact } as const

type Avis = {
  readonly signe: SignKind
  readonly titre: string
  readonly textes: readonly string[]
  readonly vers: string
  readonly mots: string
}

const avisDe = (verification: Verification): Avis | null => {
  if (verification.genre === 'echec')
    return { signe: 'warning', titre: verification.titre, textes: [verification.message], ...CONTACT }
  if (verification.genre === 'hors_zone') {
    const verdict = verification.surDemande ? 'sur_demande' : 'trop_loin'
    return { titre: VERDICT_TEXTS[verdict], textes: [verification.message], ...SUITES[verdict] }
  }
  if (verification.genre !== 'trouve') return null
  const { verdict, titre, textes } = reponseZone(verification.situation)
  return { titre, textes, ...SUITES[verdict] }
}

/** The answer, read aloud when it comes; the box is there before it. */
export const Reponse = ({ verification }: { readonly verification: Verification }) => {
  const avis = avisDe(verification)
  return (
    <div className={styles['reponse']} aria-live="polite">
      {verification.genre === 'en_cours' ? <p className={styles['note']}>{VERIFIER_TEXTS.enCours}</p> : null}
      {avis === null ? null : (
        <Notice kind={avis.signe} title={avis.titre}>
          {avis.textes.map((texte) => (
            <p key={texte}>{texte}</p>
          ))}
          <div>
            <ButtonLink to={avis.vers}>{avis.mots}</ButtonLink>
          </div>
        </Notice>
      )}
    </div>
  )
}
