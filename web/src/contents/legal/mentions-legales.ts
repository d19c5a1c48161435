import * as E from '#fp/Either'
import { pipe } from '#fp/function'
import { formaterSiren } from '#domain/client/acheteur'
import { formaterTelephone, parseTelephone } from '#domain/client/telephone'
import type { Texte } from '#domain/conditions/texte'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import { formaterSiret } from '#domain/entreprise/numero-siren'
import { fr } from '../typographie.ts'

const editeur = (entreprise: EntreprisePublique): Texte['sections'][number] => ({
  id: 'editeur',
  titre: 'Éditeur',
  blocs: [
    {
      faits: [
        ['Nom', entreprise.nom],
        ['Responsable', `${entreprise.responsable}, ${entreprise.forme}`],
        ['Adresse', `${entreprise.adresse}, ${entreprise.codePostal} ${entreprise.ville}`],
        ['SIREN', formaterSiren(entreprise.siren)],
        ['SIRET', formaterSiret(entreprise.siret)],
        ['TVA', 'non applicable, art. 293 B du CGI'],
        ['Téléphone', formaterTelephone(entreprise.telephone)],
        ['Courriel', entreprise.email],
        ['Directeur de la publication', entreprise.responsable],
      ],
    },
  ],
})

/** A host may be anywhere: only a French number is written as the others are. */
const telephoneTexte = (telephone: string): string =>
  pipe(
    parseTelephone(telephone),
    E.match(() => telephone, formaterTelephone),
  )

const hebergement = ({ hebergeur }: EntreprisePublique): Texte['sections'][number] => ({
  id: 'hebergement',
  titre: 'Hébergement',
  blocs: [
    {
      faits: [
        ['Hébergeur', hebergeur.nom],
        ['Adresse', hebergeur.adresse],
        ['Téléphone', telephoneTexte(hebergeur.telephone)],
      ],
    },
  ],
})

/** Legal notices; the identity comes from the settings. */
export const mentionsLegales = (entreprise: EntreprisePublique): Texte =>
  fr({
    titre: 'Mentions légales',
    chapeau: 'Qui publie ce site, qui l’héberge, et ce que chacun peut en attendre.',
    sections: [
      editeur(entreprise),
      hebergement(entreprise),
      {
        id: 'propriete',
        titre: 'Propriété intellectuelle',
        blocs: [
          `Les textes, les dessins et la mise en page de ce site appartiennent à ${entreprise.nom}. Une courte citation est permise en indiquant sa source ; toute autre reproduction demande un accord écrit.`,
          'La police de caractères est distribuée sous licence libre SIL Open Font License.',
        ],
      },
      {
        id: 'responsabilite',
        titre: 'Responsabilité',
        blocs: [
          'Les informations sont tenues à jour avec soin. Une erreur signalée est corrigée au plus vite. Le site peut être interrompu le temps d’un entretien.',
          'Les sites vers lesquels renvoient les liens externes sont publiés par d’autres, sous leur seule responsabilité.',
        ],
      },
      {
        id: 'donnees',
        titre: 'Données personnelles',
        blocs: [
          'Les données recueillies sur ce site, leur usage, leur durée de conservation et vos droits sont décrits dans une page à part.',
          { lien: 'Politique de confidentialité', href: '/politique-confidentialite' },
        ],
      },
      {
        id: 'cookies',
        titre: 'Cookies',
        blocs: [
          'Ce site ne pose aucun cookie publicitaire ni de mesure. Ce qu’il conserve sur votre appareil est énuméré dans une page à part.',
          { lien: 'Politique de cookies', href: '/politique-cookies' },
        ],
      },
      {
        id: 'droit',
        titre: 'Droit applicable',
        blocs: [
          `Ce site et ces mentions relèvent du droit français. Un particulier peut saisir la juridiction que lui ouvrent les règles légales, ou le médiateur de la consommation : ${entreprise.mediateur.nom}. Un litige avec un professionnel relève du tribunal compétent du siège : ${entreprise.tribunal}.`,
          { lien: `Saisir le médiateur : ${entreprise.mediateur.nom}`, href: entreprise.mediateur.site },
        ],
      },
      {
        id: 'contact',
        titre: 'Contact',
        blocs: [
          `Une question sur ce site : ${entreprise.email} ou ${formaterTelephone(entreprise.telephone)}.`,
          { lien: 'Écrire par le formulaire de contact', href: '/contact' },
        ],
      },
    ],
  })
