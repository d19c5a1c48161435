import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate } from '#domain/calendrier/formater-date'
import { fr } from '../../contents/typographie.ts'

/** Changes of the law, told to the owner before and after their day. */
export const DROIT_TEXTS = fr({ titre: 'La loi change', lu: 'J’ai lu, ranger' })

export const ECHEANCE_TEXTS = fr({
  'tva-cibs':
    'La franchise de TVA change de code : la mention des factures sera à adapter. L’ancienne mention reste admise jusqu’au 30 juin 2028 ; rien n’est changé sans vous.',
  'facture-electronique':
    'Vos factures aux professionnels devront passer par une plateforme agréée, et vos ventes aux particuliers être déclarées tous les deux mois.',
  'tva-fin-de-tolerance': 'La tolérance de l’ancienne mention de TVA sur les factures prend fin ce jour-là.',
})

export const echeanceTexte = (jours: number, le: DateCivile): string =>
  fr(jours > 0 ? `Échéance du ${formaterDate(le)}` : `Échéance passée, ${formaterDate(le)}`)
