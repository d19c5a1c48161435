import type { ContenuCourriel, MatiereDeRendezVous } from '#application/ports/mail-templates'
import { PREAVIS_RENDEZ_VOUS_HEURES } from '#domain/conditions/regles'
import { formaterMontant, type Montant } from '#domain/shared/montant'
import { fr } from '#domain/shared/typographie'
import { type Bloc, citer, dire, enumerer, intituler, montrerReference, renvoyer } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import type { Liens } from './liens.ts'
import { direSituation, direVisite, nousJoindre } from './mots.ts'

const TITRE = 'Commande annulée'

const fraisPossibles = (frais: Montant): Bloc =>
  dire(
    fr(
      `L’annulation est arrivée moins de ${PREAVIS_RENDEZ_VOUS_HEURES} h avant le rendez-vous. Selon nos conditions, un dédommagement peut être demandé, de ${formaterMontant(frais)} au plus. Rien n’est prélevé automatiquement, et rien n’est dû en cas de force majeure.`,
    ),
  )

/** Late notice may cost a part of it. */
const rendre = ({ recu, annonce: { frais } }: MatiereDeRendezVous): readonly Bloc[] =>
  recu <= 0
    ? []
    : [
        dire(
          `Vous avez versé un acompte de ${formaterMontant(recu)}\u00a0: nous vous le rendons${frais === null ? '' : ', moins ce dédommagement s’il vous est demandé'}.`,
        ),
      ]

/** To the client: the prestation is cancelled, what becomes of the visit and of an acompte, and what late notice may cost. */
export const annulationClient = (matiere: MatiereDeRendezVous, liens: Liens): ContenuCourriel => {
  const { prestation, entreprise, annonce, situation } = matiere
  return rediger({
    sujet: `${TITRE} – ${prestation.reference}`,
    titre: TITRE,
    apercu: 'Aucune intervention n’aura lieu.',
    entreprise,
    blocs: [
      dire(`Bonjour ${prestation.contact.nom}, votre commande est annulée. Aucune intervention n’aura lieu.`),
      montrerReference(prestation.reference, `Devis ${prestation.numeroDevis}, sans suite`),
      direSituation(situation),
      ...(annonce.retirees.length === 0
        ? []
        : [intituler('N’a plus lieu'), enumerer(annonce.retirees.map(direVisite))]),
      ...(annonce.motif === '' ? [] : [intituler('Motif indiqué'), citer(annonce.motif)]),
      annonce.frais === null ? null : fraisPossibles(annonce.frais),
      ...rendre(matiere),
      dire(
        'Cette annulation n’est pas de votre fait, ou vous changez d’avis\u202f? Appelez-nous, ou commandez à nouveau.',
      ),
      renvoyer(liens.commander, 'Commander une prestation'),
      ...nousJoindre(entreprise),
    ],
  })
}
