import { useState } from 'react'
import { finDeRetractation } from '#domain/retractation/delai'
import { formaterDate } from '#domain/calendrier/formater-date'
import { JOURS_RETRACTATION } from '#domain/conditions/regles'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { Checkbox } from '../../../components/checkbox.tsx'
import { CONSENTEMENTS_TEXTS, delaiTexte } from '../../../contents/estimation-texts.ts'
import type { Estimee } from '../../../features/commande/etat.ts'
import type { Commande } from '../../../features/commande/use-commande.ts'
import styles from './estimation.module.css'

type Props = { readonly etat: Estimee; readonly dispatch: Commande['dispatch'] }

type CaseProps = Props & { readonly nom: 'debutAnticipe' | 'urgence' }

/** Its label is the very text that is kept with the order. */
const Case = ({ nom, etat, dispatch }: CaseProps) => (
  <Checkbox
    name={nom}
    label={TEXTES_DE_CONSENTEMENT[nom]}
    checked={etat.saisie[nom] === 'oui'}
    onChange={(event) => dispatch({ type: 'changer', changes: { [nom]: event.target.checked ? 'oui' : '' } })}
  />
)

/** What a consumer may ask for, never ticked beforehand; a professional has no right to withdraw from. */
export const Consentements = (props: Props) => {
  const [limite] = useState(() => finDeRetractation(new Date()))
  const { saisie, estimation } = props.etat
  if (saisie.typeClient === 'professionnel') return null
  const surPlace = estimation.modalite === 'sur_place'
  return (
    <section className={styles['choices']} aria-labelledby="consentements">
      <h2 id="consentements">{CONSENTEMENTS_TEXTS.titre}</h2>
      <p>{delaiTexte(JOURS_RETRACTATION, formaterDate(limite))}</p>
      <Case nom="debutAnticipe" {...props} />
      {surPlace ? <Case nom="urgence" {...props} /> : null}
      <p className={styles['note']}>{surPlace ? CONSENTEMENTS_TEXTS.facultatif : CONSENTEMENTS_TEXTS.facultatifUn}</p>
    </section>
  )
}
