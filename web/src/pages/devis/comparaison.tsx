import { devisPdfRoute } from '#adapters/http/contract/routes/documents'
import type { DevisReply, VersionReply } from '#adapters/http/contract/routes/devis'
import { formaterDate } from '#domain/calendrier/formater-date'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { addressOf } from '../../api/call.ts'
import { ButtonLink } from '../../components/button.tsx'
import { Receipt } from '../../components/receipt.tsx'
import {
  DEVIS_PAGE_TEXTS as TEXTS,
  ecartTexte,
  jourOrdinaireTexte,
  valableTexte,
  versionTexte,
} from '../../contents/devis-texts.ts'
import type { LienDeDevis } from '../../features/devis/calls.ts'
import { recuDeVersion } from '../../features/devis/recu.ts'
import type { VueDeDevis } from '../../features/devis/vue.ts'
import styles from './devis.module.css'

type Props = { readonly lien: LienDeDevis; readonly lu: DevisReply; readonly vue: VueDeDevis }

type UneProps = {
  readonly lien: LienDeDevis
  readonly numero: string
  readonly jour: DateCivile | null
  readonly titre: string
  readonly version: VersionReply
}

/** Without the key of a mail the file needs a session, which a link does not carry: the client area gives it. */
const Pdf = ({ lien: { id, cle }, version: { version } }: Pick<UneProps, 'lien' | 'version'>) =>
  cle === '' ? null : (
    <ButtonLink variant="quiet" download to={addressOf(devisPdfRoute, { params: { id }, query: { cle, version } })}>
      {TEXTS.pdf}
    </ButtonLink>
  )

const Une = ({ lien, numero, jour, titre, version }: UneProps) => {
  const recu = recuDeVersion(version, jour)
  return (
    <div className={styles['one']}>
      <Receipt title={titre} lines={recu.lignes} total={recu.total}>
        <p className={styles['soft']}>{versionTexte(numero, version.version)}</p>
        {jour === null ? null : (
          <p className={styles['soft']}>{jourOrdinaireTexte(formaterMontant(version.estimation.totalNet))}</p>
        )}
        {version.statut === 'propose' ? (
          <p className={styles['soft']}>{valableTexte(formaterDate(version.valableJusquAu as DateCivile))}</p>
        ) : null}
      </Receipt>
      {version.statut === 'retire' ? null : <Pdf lien={lien} version={version} />}
    </div>
  )
}

type EcartProps = { readonly avant: VersionReply; readonly derniere: VersionReply; readonly accepte: boolean }

const Ecart = ({ avant, derniere, accepte }: EcartProps) => {
  const ecart = centimes(derniere.totalConvenu - avant.totalConvenu)
  return (
    <p className={styles['gap']}>
      {ecart === 0 ? (
        TEXTS.identique
      ) : (
        <>
          {TEXTS.difference}{' '}
          <strong>{ecartTexte(formaterMontant(centimes(Math.abs(ecart))), ecart > 0, accepte)}</strong>
        </>
      )}
    </p>
  )
}

const TITRES = {
  a_repondre: [TEXTS.actuel, TEXTS.propose],
  perimee: [TEXTS.actuel, TEXTS.propose],
  close: [TEXTS.actuel, TEXTS.propose],
  refusee: [TEXTS.enVigueur, TEXTS.propose],
  retiree: [TEXTS.enVigueur, TEXTS.retire],
  acceptee: [TEXTS.remplace, TEXTS.enVigueur],
  seule: [TEXTS.actuel, TEXTS.enVigueur],
} as const

/** The old quote and the new one, why it changed, and by how much. */
export const Comparaison = ({ lien, lu, vue: { genre, avant, derniere } }: Props) => {
  const commun = { lien, numero: lu.numero, jour: lu.jourMajore }
  return (
    <>
      {derniere.motif === '' || genre === 'retiree' ? null : (
        <section className={styles['why']} aria-labelledby="pourquoi">
          <h2 id="pourquoi">{TEXTS.pourquoi}</h2>
          <p>{derniere.motif}</p>
        </section>
      )}
      <div className={styles['pair']}>
        {avant === null ? null : <Une {...commun} titre={TITRES[genre][0]} version={avant} />}
        <Une {...commun} titre={TITRES[genre][1]} version={derniere} />
      </div>
      {avant === null || genre === 'retiree' ? null : (
        <Ecart avant={avant} derniere={derniere} accepte={genre === 'acceptee'} />
      )}
    </>
  )
}
