import type { Controle } from '#adapters/cli/commands/verifier'
import { formaterDate } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import { type EcheanceDeDroit, echeancesEnVue, PREAVIS_JOURS } from '#domain/droit/echeances'
import { attention, ok } from './bounded.ts'

const CHANGES: Readonly<Record<EcheanceDeDroit['code'], string>> = {
  'tva-cibs': 'la mention de franchise de TVA change de code',
  'facture-electronique': 'les factures aux professionnels passent par une plateforme agréée',
  'tva-fin-de-tolerance': 'la tolérance de l’ancienne mention de TVA prend fin',
}

/** The changes of the law that are near, or recent. */
export const checkLaw = (instant: Date): Controle => {
  const vues = echeancesEnVue(dateParis(instant))
  if (vues.length === 0) return { sujet: 'droit', ...ok(`rien ne change dans les ${PREAVIS_JOURS} jours`) }
  const constat = vues.map(({ code, le }) => `${CHANGES[code]} le ${formaterDate(le)}`).join(', ')
  return { sujet: 'droit', ...attention(constat, 'voyez votre comptable, rien n’est changé sans vous') }
}
