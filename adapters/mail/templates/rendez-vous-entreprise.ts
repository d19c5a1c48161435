import type { Cadre, ContenuCourriel } from '#application/courrier/lettre'
import type { RecitDeRendezVous } from '#application/courrier/lire-rendez-vous'
import { formaterTelephone } from '#domain/client/telephone'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import type { Prestation } from '#domain/prestation/prestation'
import type { Annonce, DateDite } from '#domain/rendez-vous/courrier-de-rendez-vous'
import { formaterMontant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { type Bloc, type Fait, citerSous, dire, enumererSous, montrer, montrerReference, proposer } from './blocs.ts'
import { direLieu, direSouhait, direVisite } from './mots.ts'
import { itineraire, recapituler } from './recapitulatif.ts'
import { rediger } from './rediger.ts'
import { tropVerseParLeClient } from './reglement.ts'

type Matiere = RecitDeRendezVous & Cadre

const client = (prestation: Prestation): readonly Fait[] => {
  const { contact, estimation } = prestation
  return [
    { nom: 'Client', valeur: contact.nom },
    { nom: 'Téléphone', valeur: formaterTelephone(contact.telephone), vers: `tel:${contact.telephone}` },
    { nom: 'Email', valeur: contact.email, vers: `mailto:${contact.email}` },
    { nom: 'Service', valeur: recapituler(prestation).service },
    { nom: 'Lieu', valeur: direLieu(prestation) },
    ...(estimation.modalite === 'a_distance'
      ? []
      : [{ nom: 'Itinéraire', valeur: 'Ouvrir sur la carte', vers: itineraire(prestation) }]),
  ]
}

const visite = (date: DateDite): readonly Fait[] => [
  { nom: 'Date', valeur: direVisite(date), fort: true },
  { nom: 'Prix', valeur: `${formaterMontant(date.total)}${date.majore ? ' (jour majoré)' : ''}` },
]

const dates = (titre: string, liste: readonly DateDite[]): readonly Bloc[] => enumererSous(titre, liste.map(direVisite))

export const reponseEntreprise = (matiere: Matiere): ContenuCourriel => {
  const { prestation, entreprise, publicUrl, annonce, rendue, recu } = matiere
  const [date] = annonce.dates
  const titre = date === undefined ? 'Rendez-vous refusé' : 'Rendez-vous accepté'
  const suite = date === undefined ? 'Une autre date est à proposer' : 'Le créneau est réservé'
  return rediger({
    sujet: `${titre} – ${prestation.reference}, ${prestation.contact.nom}`,
    titre,
    apercu: `${prestation.contact.nom}, ${formaterTelephone(prestation.contact.telephone)}`,
    entreprise,
    blocs: [
      montrerReference(prestation.reference, suite),
      montrer([...(date === undefined ? [] : visite(date)), ...client(prestation)]),
      ...(date === undefined ? [] : tropVerseParLeClient(recu, date.total)),
      ...dates('Créneau libéré', rendue === null ? [] : [rendue]),
      ...(date === undefined ? dates('Refusé', annonce.retirees) : []),
      ...citerSous('Motif', annonce.motif),
      ...enumererSous('Créneaux souhaités', annonce.souhaits.map(direSouhait)),
      proposer(`${publicUrl}/admin`, date === undefined ? 'Proposer une autre date' : 'Ouvrir l’administration'),
    ],
  })
}

const POURQUOI_RETIRE: Partial<Readonly<Record<Annonce['reponse'], string>>> = {
  proposee: 'La nouvelle proposition attend la réponse du client.',
  retiree: 'La prestation est terminée avant cette visite.',
}

const visiteRetiree = ({ prestation, entreprise, publicUrl, annonce }: Matiere): ContenuCourriel =>
  rediger({
    sujet: `Visite retirée de l’agenda – ${prestation.reference}, ${prestation.contact.nom}`,
    titre: 'Visite retirée de l’agenda',
    apercu: `${prestation.contact.nom}, ${formaterTelephone(prestation.contact.telephone)}`,
    entreprise,
    blocs: [
      montrerReference(prestation.reference, POURQUOI_RETIRE[annonce.reponse] ?? ''),
      montrer(client(prestation)),
      ...dates('Créneau libéré', annonce.remplacee === null ? [] : [annonce.remplacee]),
      ...dates('Proposé à la place', annonce.dates),
      dire('Le fichier joint retire la visite de votre agenda.'),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })

const commandeAnnulee = (matiere: Matiere): ContenuCourriel => {
  const { prestation, entreprise, publicUrl, annonce, recu } = matiere
  const { frais } = annonce
  return rediger({
    sujet: `Commande annulée – ${prestation.reference}, ${prestation.contact.nom}`,
    titre: 'Commande annulée',
    apercu: `${prestation.contact.nom}, ${formaterTelephone(prestation.contact.telephone)}`,
    entreprise,
    blocs: [
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}, sans suite`),
      montrer(client(prestation)),
      ...dates('Créneaux libérés', annonce.retirees),
      ...citerSous('Motif', annonce.motif),
      frais === null
        ? null
        : dire(
            fr(
              `Annulation moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous : selon les conditions, ${formaterMontant(frais)} peuvent être demandés. Rien n’est facturé automatiquement ; vous en décidez.`,
            ),
          ),
      recu <= 0 ? null : dire(fr(`Acompte à rendre au client : ${formaterMontant(recu)}.`)),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })
}

export const annulationEntreprise = (matiere: Matiere): ContenuCourriel =>
  POURQUOI_RETIRE[matiere.annonce.reponse] === undefined ? commandeAnnulee(matiere) : visiteRetiree(matiere)
