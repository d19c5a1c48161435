import type { PrestationReply } from '#adapters/http/contract/values/prestation-reply'
import { formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { formaterCreneau } from '#domain/prestation/creneau'
import { Facts } from '../../../components/facts.tsx'
import { dureeTexte } from '../../../contents/admin-communs-texts.ts'
import { FICHE_TEXTS } from '../../../contents/admin-prestations-texts.ts'
import { appeleeSansDate, attendUnAppel } from '../../../features/admin/prestations/rendez-vous.ts'
import dossier from '../cadre/dossier.module.css'
import styles from './fiche.module.css'

const faitsDe = (prestation: PrestationReply): readonly (readonly [string, string])[] => {
  const { service, duree, modalite, description, notes, creneauPrefere, souhaits, createdAt } = prestation
  const voeux = souhaits.map(({ date, creneau }) => `${formaterJour(date)}, ${formaterCreneau(creneau)}`)
  const appeleeLe = appeleeSansDate(prestation)
  return [
    [FICHE_TEXTS.service, service.serviceName],
    [FICHE_TEXTS.duree, dureeTexte(duree * 60)],
    [FICHE_TEXTS.modalite, modalite === 'a_distance' ? FICHE_TEXTS.aDistance : FICHE_TEXTS.surPlace],
    [FICHE_TEXTS.demande, description],
    [FICHE_TEXTS.notes, notes],
    [FICHE_TEXTS.prefere, formaterCreneau(creneauPrefere)],
    [FICHE_TEXTS.souhaits, voeux.join(' ; ')],
    [FICHE_TEXTS.commandee, formaterInstant(new Date(createdAt))],
    [FICHE_TEXTS.contact, attendUnAppel(prestation) ? formaterInstant(new Date(prestation.contactAvant)) : ''],
    [FICHE_TEXTS.appelee, appeleeLe === null ? '' : formaterInstant(new Date(appeleeLe))],
  ]
}

/** What is to be done, in the words of the client. */
export const FicheTravail = ({ prestation }: { readonly prestation: PrestationReply }) => (
  <section aria-labelledby="fiche-travail" className={dossier['part']}>
    <h3 id="fiche-travail">{FICHE_TEXTS.travail}</h3>
    <Facts className={styles['facts']} facts={faitsDe(prestation)} />
  </section>
)
