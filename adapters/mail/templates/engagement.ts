import { finDeRetractation } from '#domain/retractation/delai'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterSiren } from '#domain/client/formater-siren'
import type { Engagement } from '#domain/prestation/engagement'
import type { Prestation } from '#domain/prestation/prestation'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { cleanLine } from '#domain/shared/clean'
import { fr } from '#domain/shared/typographie'
import { type Bloc, dire, enumerer, type Fait, intituler, proposer } from './bloc.ts'

/** For whom the order is, when it is for a business; by its number alone: anybody may have typed the name. */
export const faitsDAcheteur = ({ acheteur }: Engagement): readonly Fait[] =>
  acheteur.type === 'particulier'
    ? []
    : [{ nom: 'Commande professionnelle', valeur: `SIREN ${formaterSiren(acheteur.siren)}` }]

const instant = (le: string): string => formaterInstant(new Date(le))

/** What was asked for with the order, in its words and with its time. */
export const consentements = ({ debutAnticipeLe, depannageUrgentLe }: Engagement): readonly string[] => [
  ...(debutAnticipeLe === null
    ? []
    : [fr(`Demandé le ${instant(debutAnticipeLe)} : « ${TEXTES_DE_CONSENTEMENT.debutAnticipe} »`)]),
  ...(depannageUrgentLe === null
    ? []
    : [fr(`Demandé le ${instant(depannageUrgentLe)} : « ${TEXTES_DE_CONSENTEMENT.urgence} »`)]),
]

/** What a consumer must be told of the right to withdraw (Code de la consommation, L. 221-5 and L. 221-13); nothing to others. */
export const droitDeRetractation = (
  { engagement, creeLe }: Pick<Prestation, 'engagement' | 'creeLe'>,
  retractationUrl: string,
): readonly Bloc[] => {
  if (engagement.acheteur.type === 'professionnel') return []
  const demandes = consentements(engagement)
  const limite = formaterDate(finDeRetractation(creeLe))
  return [
    intituler('Votre droit de rétractation'),
    dire(
      `Vous pouvez vous rétracter, sans motif et sans frais, jusqu’au ${limite} inclus, en quelques clics et sans compte.`,
    ),
    ...(demandes.length === 0 ? [] : [dire('Vous avez aussi demandé, avec votre commande\u00a0:'), enumerer(demandes)]),
    proposer(retractationUrl, 'Renoncer au contrat'),
  ]
}

/** What the business must know before it proposes a date. */
export const faitsDEngagement = (engagement: Engagement): readonly Fait[] => {
  const { acheteur, debutAnticipeLe, depannageUrgentLe } = engagement
  return [
    { nom: 'Type de client', valeur: acheteur.type === 'professionnel' ? 'Professionnel' : 'Particulier' },
    ...(acheteur.type === 'particulier'
      ? []
      : [
          { nom: 'Entreprise', valeur: `${cleanLine(acheteur.raisonSociale)}, SIREN ${formaterSiren(acheteur.siren)}` },
        ]),
    ...(depannageUrgentLe === null
      ? []
      : [{ nom: 'Dépannage urgent à domicile', valeur: `demandé le ${instant(depannageUrgentLe)}`, fort: true }]),
    ...(acheteur.type === 'professionnel'
      ? []
      : [
          {
            nom: 'Début avant la fin du délai de rétractation',
            valeur: debutAnticipeLe === null ? 'non demandé' : `demandé le ${instant(debutAnticipeLe)}`,
          },
        ]),
  ]
}
