import type { ContenuCourriel, MatiereDAvenant } from '#application/ports/mail-templates'
import { formaterDate, formaterInstant } from '#domain/calendrier/formater-date'
import { formaterTelephone } from '#domain/client/formater-telephone'
import type { GenreDAvenant } from '#domain/devis/courrier-d-avenant'
import { valableJusquAu } from '#domain/devis/version-de-devis'
import { centimes, formaterMontant } from '#domain/shared/montant'
import { type Bloc, citer, dire, enumerer, intituler, montrer, montrerReference, proposer } from './bloc.ts'
import { recapituler, recapitulatifTexte } from './recapitulatif.ts'
import { rediger } from './rediger.ts'
import { faitsDeCommande, nousJoindre } from './rendez-vous/mots.ts'

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

const nommer = ({ prestation, version }: MatiereDAvenant): string =>
  `Devis ${prestation.numeroDevis}, version ${version.version}`

const prix = ({ version, avant }: MatiereDAvenant): Bloc => {
  const [ancien, nouveau] = [avant.estimation.totalNet, version.estimation.totalNet]
  const ecart = centimes(nouveau - ancien)
  return montrer([
    { nom: 'Nouveau total', valeur: formaterMontant(nouveau), fort: true },
    { nom: 'Total du devis précédent', valeur: formaterMontant(ancien) },
    { nom: 'Différence', valeur: `${ecart > 0 ? '+' : ''}${formaterMontant(ecart)}` },
  ])
}

const lignes = ({ prestation, version }: MatiereDAvenant): readonly Bloc[] => [
  intituler('Détail du nouveau devis'),
  enumerer(
    recapitulatifTexte(recapituler({ ...prestation, estimation: version.estimation })).map((ligne) =>
      ligne.replace(/^- /, ''),
    ),
  ),
]

const citation = (titre: string, texte: string): readonly Bloc[] =>
  texte === '' ? [] : [intituler(titre), citer(texte)]

const pourLeClient = (publicUrl: string, matiere: MatiereDAvenant): ContenuCourriel => {
  const { prestation, annonce, version, entreprise, cle } = matiere
  const { titre, phrase } = MOTS[annonce.etape]
  const adresse = `${publicUrl}/devis/${prestation.id}?cle=${encodeURIComponent(cle)}`
  return rediger({
    sujet: `${titre} – ${prestation.reference}`,
    titre,
    apercu: `${nommer(matiere)}\u00a0: ${formaterMontant(version.estimation.totalNet)}`,
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom},`),
      dire(phrase),
      montrerReference(prestation.reference, `${nommer(matiere)}, joint à ce message en PDF`),
      prix(matiere),
      ...citation('Pourquoi ce nouveau devis', version.motif),
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

const pourLeBureau = (publicUrl: string, matiere: MatiereDAvenant): ContenuCourriel => {
  const { prestation, annonce, version, entreprise } = matiere
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
      prix(matiere),
      ...citation('Motif du refus', annonce.motif),
      proposer(`${publicUrl}/admin`, 'Ouvrir l’administration'),
    ],
  })
}

/** The mails about another quote; `publicUrl` is the base of their links. */
export const avenant =
  (publicUrl: string) =>
  (genre: GenreDAvenant, matiere: MatiereDAvenant): ContenuCourriel =>
    genre === 'avenant_client' ? pourLeClient(publicUrl, matiere) : pourLeBureau(publicUrl, matiere)
