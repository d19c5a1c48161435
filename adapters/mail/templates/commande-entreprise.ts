import type { ContenuCourriel } from '#application/ports/mail-templates'
import { formaterAdresse } from '#domain/client/adresse'
import { formaterTelephone } from '#domain/client/telephone'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { Prestation } from '#domain/prestation/prestation'
import { formaterSituation } from '#domain/rendez-vous/formater-situation'
import { situationALaCommande } from '#domain/rendez-vous/situation'
import { cleanText } from '#domain/shared/clean'
import { citation, faits, lien, recu, sousTitre, ticket } from './blocks.ts'
import { faitsDEngagement } from './engagement.ts'
import { enRetrait } from './en-retrait.ts'
import { type Html, html } from './html.ts'
import { itineraire } from './itineraire.ts'
import { page } from './layout.ts'
import { recapituler, recapitulatifTexte } from './recapitulatif.ts'
import { bandeauDeSpecimen } from './signature.ts'

/** An order, and the mentions that keep its quote from being issued. */
type Nouvelle = {
  readonly prestation: Prestation
  readonly entreprise: Entreprise
  readonly manquantes: readonly string[]
}

const devisNonEnvoye = (manquantes: readonly string[]): readonly string[] =>
  manquantes.length === 0
    ? []
    : [
        `le devis n’est pas parti avec le courriel du client, il lui manque des mentions obligatoires (${manquantes.join(', ')}). Complétez l’identité de l’entreprise, le client pourra alors le télécharger`,
      ]

const reserves = ({ prestation, manquantes }: Nouvelle): readonly string[] => [
  ...devisNonEnvoye(manquantes),
  ...(prestation.estimation.modalite === 'a_distance' ? ['Intervention à distance'] : []),
  ...recapituler(prestation).reserves,
]

type MotsDuClient = { readonly titre: string; readonly texte: string }

const motsDuClient = ({ description, notes }: Prestation): readonly MotsDuClient[] =>
  [
    { titre: 'Sa demande', texte: cleanText(description) },
    { titre: 'Ses notes', texte: cleanText(notes) },
  ].filter(({ texte }) => texte !== '')

/** The call that was promised; an order that was taken on one waits for its date. */
const aFaire = (prestation: Prestation): string => formaterSituation(situationALaCommande(prestation), 'entreprise')

const texte = (nouvelle: Nouvelle): string => {
  const { prestation, entreprise } = nouvelle
  const { contact, adresse } = prestation
  const recapitulatif = recapituler(prestation)
  return [
    ...bandeauDeSpecimen(entreprise),
    `Nouvelle commande ${prestation.reference} (devis ${prestation.numeroDevis})`,
    aFaire(prestation),
    '',
    `Client\u00a0: ${contact.nom}`,
    `Téléphone\u00a0: ${formaterTelephone(contact.telephone)}`,
    `Email\u00a0: ${contact.email}`,
    `Adresse\u00a0: ${formaterAdresse(adresse)}`,
    `Itinéraire\u00a0: ${itineraire(prestation)}`,
    ...faitsDEngagement(prestation.engagement).map(({ nom, valeur }) => `${nom}\u00a0: ${valeur}`),
    `Service\u00a0: ${recapitulatif.service}`,
    `Créneau\u00a0: ${recapitulatif.creneau}`,
    ...reserves(nouvelle).map((reserve) => `Attention\u00a0: ${reserve}`),
    '',
    ...recapitulatifTexte(recapitulatif),
    ...motsDuClient(prestation).flatMap(({ titre, texte }) => ['', `${titre}\u00a0:`, ...enRetrait(texte)]),
    '',
  ].join('\n')
}

const contenu = (nouvelle: Nouvelle): Html => {
  const { prestation } = nouvelle
  const { contact, adresse, reference } = prestation
  const recapitulatif = recapituler(prestation)
  return html`${ticket(reference, aFaire(prestation))}
  ${faits([
    { nom: 'Client', valeur: contact.nom },
    { nom: 'Téléphone', valeur: lien(`tel:${contact.telephone}`, formaterTelephone(contact.telephone)) },
    { nom: 'Email', valeur: lien(`mailto:${contact.email}`, contact.email) },
    { nom: 'Adresse', valeur: formaterAdresse(adresse) },
    { nom: 'Itinéraire', valeur: lien(itineraire(prestation), 'Ouvrir sur la carte') },
    ...faitsDEngagement(prestation.engagement).map(({ nom, valeur, fort }) => ({
      nom,
      valeur: fort === true ? html`<strong>${valeur}</strong>` : valeur,
    })),
    { nom: 'Service', valeur: recapitulatif.service },
    { nom: 'Créneau', valeur: recapitulatif.creneau },
    ...reserves(nouvelle).map((reserve) => ({ nom: 'Attention', valeur: html`<strong>${reserve}</strong>` })),
  ])}
  ${recu(recapitulatif)}
  ${motsDuClient(prestation).map(({ titre, texte }) => html`${sousTitre(titre)}${citation(texte)}`)}`
}

/** To the business, right after the order: whom to call, about what, before when, and how to get there. */
export const commandeEntreprise = (
  prestation: Prestation,
  entreprise: Entreprise,
  manquantes: readonly string[],
): ContenuCourriel => ({
  sujet: `Nouvelle commande ${prestation.reference} – ${recapituler(prestation).service}, ${prestation.adresse.ville}`,
  texte: texte({ prestation, entreprise, manquantes }),
  html: page({
    titre: 'Nouvelle commande',
    apercu: `${prestation.contact.nom}, ${formaterTelephone(prestation.contact.telephone)}. ${aFaire(prestation)}`,
    entreprise,
    contenu: contenu({ prestation, entreprise, manquantes }),
  }),
})
