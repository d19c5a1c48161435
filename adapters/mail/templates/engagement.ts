import { finDeRetractation } from '#domain/retractation/delai'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterSiren } from '#domain/client/acheteur'
import { FORMULAIRE_DE_RETRACTATION, formulaireDeRetractation } from '#domain/conditions/formulaire-de-retractation'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Engagement } from '#domain/prestation/engagement'
import type { Prestation } from '#domain/prestation/prestation'
import { TEXTES_DE_CONSENTEMENT } from '#domain/prestation/textes-d-engagement'
import { cleanLine } from '#domain/shared/clean'
import { fr } from '#domain/shared/typographie'
import { type Bloc, type Fait, dire, enumerer, intituler, proposer, renvoyer } from './blocs.ts'

/** The business that the order is for, by its SIREN only: anybody may have typed the name. */
export const faitsDAcheteur = ({ acheteur }: Engagement): readonly Fait[] =>
  acheteur.type === 'particulier'
    ? []
    : [{ nom: 'Commande professionnelle', valeur: `SIREN ${formaterSiren(acheteur.siren)}` }]

const instant = (le: string): string => formaterInstant(new Date(le))

export const consentements = ({ debutAnticipeLe, depannageUrgentLe }: Engagement): readonly string[] => [
  ...(debutAnticipeLe === null
    ? []
    : [fr(`Demandé le ${instant(debutAnticipeLe)} : « ${TEXTES_DE_CONSENTEMENT.debutAnticipe} »`)]),
  ...(depannageUrgentLe === null
    ? []
    : [fr(`Demandé le ${instant(depannageUrgentLe)} : « ${TEXTES_DE_CONSENTEMENT.urgence} »`)]),
]

/** Once an early start was asked for, withdrawal may cost something, so it is not called free. */
const portee = ({ debutAnticipeLe, depannageUrgentLe }: Engagement, limite: string): readonly string[] => {
  if (depannageUrgentLe !== null) {
    return [
      'Vous avez demandé un dépannage urgent à domicile : pour ces travaux, il n’y a pas de droit de rétractation.',
      `Tant que rien n’a commencé, vous pouvez encore renoncer à la commande, jusqu’au ${limite} inclus.`,
    ]
  }
  return debutAnticipeLe === null
    ? [
        `Vous pouvez vous rétracter, sans motif et sans frais, jusqu’au ${limite} inclus, en quelques clics et sans compte.`,
      ]
    : [
        `Vous pouvez vous rétracter, sans motif, jusqu’au ${limite} inclus, en quelques clics et sans compte.`,
        'Vous avez demandé que l’intervention commence avant : si elle a commencé, vous payez ce qui a déjà été fait, en proportion du prix ; une fois qu’elle est entièrement exécutée, vous ne pouvez plus vous rétracter.',
      ]
}

/** The model form is sent with the confirmation of the contract (Code de la consommation, L. 221-13). */
const formulaire = (entreprise: Entreprise, adresse: string): readonly Bloc[] => {
  const { titre, consigne, destinataire, declaration, champs, note } = formulaireDeRetractation(entreprise)
  return [
    intituler(titre),
    dire('Sans passer par le site, vous pouvez aussi recopier ou imprimer ce formulaire.'),
    ...[consigne, destinataire, declaration].map(dire),
    enumerer(champs),
    dire(note),
    renvoyer(adresse, 'Formulaire à imprimer (PDF)'),
  ]
}

/** Code de la consommation, L. 221-5 and L. 221-13. */
export const droitDeRetractation = (
  { engagement, creeLe }: Pick<Prestation, 'engagement' | 'creeLe'>,
  entreprise: Entreprise,
  publicUrl: string,
): readonly Bloc[] => {
  if (engagement.acheteur.type === 'professionnel') return []
  const demandes = consentements(engagement)
  const limite = formaterDate(finDeRetractation(creeLe))
  return [
    intituler('Votre droit de rétractation'),
    ...portee(engagement, limite).map((phrase) => dire(fr(phrase))),
    ...(demandes.length === 0 ? [] : [dire('Vos demandes, avec la commande\u00a0:'), enumerer(demandes)]),
    proposer(`${publicUrl}/retractation`, 'Renoncer au contrat'),
    ...formulaire(entreprise, `${publicUrl}${FORMULAIRE_DE_RETRACTATION}`),
  ]
}

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
