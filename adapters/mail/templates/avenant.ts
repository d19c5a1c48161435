import type { Cadre, ContenuCourriel, Modeles } from '#application/courrier/lettre'
import type { RecitDAvenant, RecitsDAvenant } from '#application/courrier/lire-avenant'
import type { DateCivile } from '#domain/calendrier/date-civile'
import { formaterDate, formaterInstant, formaterJour } from '#domain/calendrier/formater-date'
import { formaterTelephone } from '#domain/client/telephone'
import { totalConvenu } from '#domain/rendez-vous/date-proposee'
import { valableJusquAu } from '#domain/devis/version-de-devis'
import { centimes, formaterMontant, type Montant } from '#domain/shared/montant'
import { type Bloc, citerSous, dire, enumerer, intituler, montrer, montrerReference, proposer } from './blocs.ts'
import { faitsDeCommande, nousJoindre } from './mots.ts'
import { recapitulatifTexte, recapituler } from './recapitulatif.ts'
import { rediger } from './rediger.ts'
import { tropVerseAuClient, tropVerseParLeClient, tropVerseSiAccepte } from './reglement.ts'

type Matiere = RecitDAvenant & Cadre

const MOTS = {
  propose: {
    titre: 'Nouveau devis à accepter',
    phrase: 'Voici un nouveau devis pour votre commande. Rien ne change tant que vous ne l’avez pas accepté.',
  },
  accepte: {
    titre: 'Nouveau devis accepté',
    phrase: 'Vous avez accepté le nouveau devis\u00a0: il remplace le précédent.',
  },
  refuse: {
    titre: 'Nouveau devis refusé',
    phrase: 'Vous avez refusé le nouveau devis\u00a0: le précédent reste valable.',
  },
} as const

const direMajoration = (jour: DateCivile): string =>
  `Le rendez-vous convenu est le ${formaterJour(jour)}\u00a0: ce jour-là, le travail compte double, ni le déplacement ni les pièces.`

const nommer = ({ prestation, version }: Matiere): string =>
  `Devis ${prestation.numeroDevis}, version ${version.version}`

const joint = ({ devisJoint }: Matiere): string =>
  devisJoint ? 'joint à ce message en PDF' : 'à lire par le lien ci-dessous'

const ecart = (ancien: Montant, nouveau: Montant): string =>
  `${nouveau > ancien ? '+' : ''}${formaterMontant(centimes(nouveau - ancien))}`

const enSemaine = (ancien: Montant, nouveau: Montant): Bloc =>
  montrer([
    { nom: 'Nouveau total', valeur: formaterMontant(nouveau), fort: true },
    { nom: 'Total du devis précédent', valeur: formaterMontant(ancien) },
    { nom: 'Différence', valeur: ecart(ancien, nouveau) },
  ])

/** The price of the agreed day comes first, since the totals of quotes are those of an ordinary day. */
const auJourConvenu = (jour: DateCivile, { version, avant }: Matiere): Bloc => {
  const [ancien, nouveau] = [totalConvenu(avant.estimation, jour), totalConvenu(version.estimation, jour)]
  return montrer([
    { nom: `Nouveau prix, ${formaterJour(jour)}`, valeur: formaterMontant(nouveau), fort: true },
    { nom: 'Prix du devis précédent, ce jour-là', valeur: formaterMontant(ancien) },
    { nom: 'Différence', valeur: ecart(ancien, nouveau) },
    { nom: 'Nouveau total, un jour ordinaire', valeur: formaterMontant(version.estimation.totalNet) },
    { nom: 'Total du devis précédent, un jour ordinaire', valeur: formaterMontant(avant.estimation.totalNet) },
  ])
}

const prix = (matiere: Matiere): readonly Bloc[] => {
  const { version, avant, jourMajore } = matiere
  return jourMajore === null
    ? [enSemaine(avant.estimation.totalNet, version.estimation.totalNet)]
    : [auJourConvenu(jourMajore, matiere), dire(direMajoration(jourMajore))]
}

const dejaVerse = (
  { annonce: { etape }, version, jourMajore, recu }: Matiere,
  trop: typeof tropVerseAuClient,
): readonly Bloc[] => {
  if (recu <= 0 || etape === 'refuse') return []
  const prixAPayer = totalConvenu(version.estimation, jourMajore)
  return [
    montrer([
      { nom: 'Déjà versé', valeur: formaterMontant(recu) },
      { nom: 'Reste à payer', valeur: formaterMontant(centimes(Math.max(0, prixAPayer - recu))), fort: true },
    ]),
    ...trop(recu, prixAPayer),
  ]
}

const lignes = ({ prestation, version }: Matiere): readonly Bloc[] => [
  intituler('Détail du nouveau devis'),
  enumerer(
    recapitulatifTexte(recapituler({ ...prestation, estimation: version.estimation })).map((ligne) =>
      ligne.replace(/^- /, ''),
    ),
  ),
]

const pourLeClient = (matiere: Matiere): ContenuCourriel => {
  const { prestation, annonce, version, entreprise, publicUrl, cle } = matiere
  const { titre, phrase } = MOTS[annonce.etape]
  const adresse = `${publicUrl}/devis/${prestation.id}?cle=${encodeURIComponent(cle)}`
  return rediger({
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `${nommer(matiere)}\u00a0: ${formaterMontant(totalConvenu(version.estimation, matiere.jourMajore))}`,
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom},`),
      dire(phrase),
      montrerReference(prestation.reference, `${nommer(matiere)}, ${joint(matiere)}`),
      ...prix(matiere),
      ...dejaVerse(matiere, annonce.etape === 'propose' ? tropVerseSiAccepte : tropVerseAuClient),
      ...citerSous('Pourquoi ce nouveau devis', version.motif),
      ...citerSous('Ce que vous avez accepté', version.texteAccepte),
      ...lignes(matiere),
      ...(annonce.etape === 'propose'
        ? [
            dire(`Ce prix est valable jusqu’au ${formaterDate(valableJusquAu(version))}.`),
            proposer(adresse, 'Comparer et répondre'),
          ]
        : [proposer(adresse, 'Revoir les deux devis')]),
      ...nousJoindre(entreprise),
    ],
  })
}

const pourLeBureau = (matiere: Matiere): ContenuCourriel => {
  const { prestation, annonce, version, entreprise, publicUrl } = matiere
  const titre = annonce.etape === 'accepte' ? 'Nouveau devis accepté' : 'Nouveau devis refusé'
  const { contact } = prestation
  return rediger({
    sujet: `${titre} – ${prestation.reference}, ${contact.nom}`,
    titre,
    apercu: `${contact.nom}, ${formaterTelephone(contact.telephone)}`,
    entreprise,
    blocs: [
      montrerReference(prestation.reference, nommer(matiere)),
      montrer([
        { nom: 'Client', valeur: contact.nom },
        { nom: 'Téléphone', valeur: formaterTelephone(contact.telephone), vers: `tel:${contact.telephone}` },
        ...(version.repondueLe === null ? [] : [{ nom: 'Réponse', valeur: formaterInstant(version.repondueLe) }]),
        ...faitsDeCommande(prestation),
      ]),
      ...prix(matiere),
      ...dejaVerse(matiere, tropVerseParLeClient),
      ...citerSous('Motif du refus', annonce.motif),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })
}

export const MODELES_D_AVENANT: Modeles<RecitsDAvenant> = {
  avenant_client: pourLeClient,
  avenant_entreprise: pourLeBureau,
}
