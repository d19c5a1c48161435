import type { DevisReply } from '#adapters/http/contract/routes/devis'
import { DEVIS_PAGE_TEXTS as TEXTS, reglementTexte } from '../../contents/devis-texts.ts'
import { dejaVerse } from '../../features/devis/deja-verse.ts'
import type { LienDeDevis } from '../../features/devis/calls.ts'
import type { DevisLu } from '../../features/devis/use-devis.ts'
import { type VueDeDevis, vueDe } from '../../features/devis/vue.ts'
import { Carte } from '../validation-date/carte.tsx'
import { Comparaison } from './comparaison.tsx'
import { Reponse } from './reponse.tsx'
import { JOURS_PAIEMENT_A_DISTANCE } from '#domain/prestation/paiement'
import { Facts } from '../../components/facts.tsx'
import { faitsDeReglement } from '../../features/devis/reglement.ts'
import styles from './devis.module.css'

type Props = { readonly lien: LienDeDevis; readonly lu: DevisReply; readonly devis: DevisLu }

const CARTES = {
  acceptee: { kind: 'success', titre: TEXTS.accepteTitre, texte: TEXTS.accepteTexte },
  refusee: { kind: 'info', titre: TEXTS.refuseTitre, texte: TEXTS.refuseTexte },
  retiree: { kind: 'warning', titre: TEXTS.retireTitre, texte: TEXTS.retireTexte },
  perimee: { kind: 'warning', titre: TEXTS.perimeTitre, texte: TEXTS.perimeTexte },
  close: { kind: 'info', titre: TEXTS.closTitre, texte: TEXTS.closTexte },
  seule: { kind: 'info', titre: TEXTS.rienTitre, texte: TEXTS.rienTexte },
} as const

/** What became of the quote comes first; while it waits, what it says. */
const Tete = ({ vue, devis: { repondue } }: { readonly vue: VueDeDevis; readonly devis: DevisLu }) => {
  if (vue.genre === 'a_repondre') return <h1 tabIndex={-1}>{TEXTS.nouveau}</h1>
  const { kind, titre, texte } = CARTES[vue.genre]
  return (
    <Carte kind={kind} titre={titre} focus={repondue === vue.derniere.version}>
      <p>{texte}</p>
    </Carte>
  )
}

/** The versions side by side, and the answer when one is awaited. */
export const Versions = ({ lien, lu, devis }: Props) => {
  const vue = vueDe(lu)
  if (vue === null) return null
  const verse = dejaVerse(lu, vue)
  return (
    <>
      <Tete vue={vue} devis={devis} />
      <p className={styles['about']}>
        {lu.prestation.service} · {lu.prestation.reference}
      </p>
      <Comparaison lien={lien} lu={lu} vue={vue} />
      {verse === null ? null : <p>{verse}</p>}
      <Reglement lu={lu} />
      {vue.genre === 'a_repondre' ? <Reponse derniere={vue.derniere} jour={lu.jourMajore} devis={devis} /> : null}
    </>
  )
}

/** How remote work is paid before its day, before the client says yes to its price. */
const Reglement = ({ lu }: { readonly lu: DevisReply }) => {
  const faits = faitsDeReglement(lu)
  return faits.length === 0 ? null : (
    <section className={styles['payment']} aria-labelledby="reglement">
      <h2 id="reglement">{reglementTexte(JOURS_PAIEMENT_A_DISTANCE)}</h2>
      <Facts facts={faits} />
    </section>
  )
}
