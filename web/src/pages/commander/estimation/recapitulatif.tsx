import * as E from '#fp/Either'
import { formaterSiren } from '#domain/client/acheteur'
import { formaterTelephone, parseTelephone } from '#domain/client/telephone'
import { Creneau, formaterCreneau } from '#domain/prestation/creneau'
import type { Estimation } from '#domain/tarification/estimation'
import { Button } from '../../../components/button.tsx'
import { CLIENT_TEXTS, MODALITE_TEXTS } from '../../../contents/commander-texts.ts'
import { ESTIMATION_TEXTS } from '../../../contents/estimation-texts.ts'
import { notesDe } from '../../../features/commande/charge-utile.ts'
import type { Saisie } from '../../../features/commande/saisie.ts'
import styles from './estimation.module.css'

type Fait = { readonly nom: string; readonly lignes: readonly string[] }

const telephoneLisible = (texte: string): string => {
  const telephone = parseTelephone(texte)
  return E.isRight(telephone) ? formaterTelephone(telephone.right) : texte
}

/** A consumer is not told so. */
const acheteurLisible = ({ typeClient, raisonSociale, siren }: Saisie): readonly string[] =>
  typeClient === 'professionnel'
    ? [`${CLIENT_TEXTS.professionnel}, ${raisonSociale.trim()}`, `SIREN ${formaterSiren(siren)}`]
    : []

const faits = (saisie: Saisie, estimation: Estimation): readonly Fait[] =>
  [
    { nom: ESTIMATION_TEXTS.service, lignes: [estimation.service] },
    { nom: ESTIMATION_TEXTS.modalite, lignes: [MODALITE_TEXTS[estimation.modalite].label] },
    { nom: ESTIMATION_TEXTS.adresse, lignes: [saisie.adresse, `${saisie.codePostal} ${saisie.ville}`] },
    { nom: ESTIMATION_TEXTS.client, lignes: acheteurLisible(saisie) },
    { nom: ESTIMATION_TEXTS.contact, lignes: [saisie.nom, saisie.email, telephoneLisible(saisie.telephone)] },
    {
      nom: ESTIMATION_TEXTS.creneau,
      lignes: Creneau.is(saisie.creneauPrefere) ? [formaterCreneau(saisie.creneauPrefere)] : [],
    },
    { nom: ESTIMATION_TEXTS.description, lignes: [saisie.description.trim()] },
    { nom: ESTIMATION_TEXTS.notes, lignes: [notesDe(saisie)] },
  ].filter(({ lignes }) => lignes.some((ligne) => ligne !== ''))

type Props = { readonly saisie: Saisie; readonly estimation: Estimation; readonly onModifier: () => void }

/** What was asked for, in the client's words, with the way back to it. */
export const Recapitulatif = ({ saisie, estimation, onModifier }: Props) => (
  <section className={styles['asked']} aria-labelledby="demande">
    <div className={styles['bar']}>
      <h2 id="demande">{ESTIMATION_TEXTS.demande}</h2>
      <Button onClick={onModifier}>{ESTIMATION_TEXTS.modifier}</Button>
    </div>
    <dl className={styles['facts']}>
      {faits(saisie, estimation).map(({ nom, lignes }) => (
        <div key={nom}>
          <dt>{nom}</dt>
          {lignes.map((ligne) => (
            <dd key={ligne}>{ligne}</dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
)
