import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Montant } from '#domain/shared/montant'
import { dire, intituler } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import { nousJoindre } from '../rendez-vous/mots.ts'
import { datesLiberees, declaration, direReception } from './declaration.ts'
import { suiteClient } from './suite-client.ts'

const TITRE = 'Accusé de réception de votre rétractation'

/** To the declarant: a receipt that lasts, and what happens next. */
export const recuClient = (recu: RecuDeRetractation, entreprise: Entreprise, tenu: Montant): ContenuCourriel =>
  rediger({
    sujet: `${TITRE} – ${recu.reference}`,
    titre: TITRE,
    apercu: `Reçue le ${direReception(recu)}.`,
    entreprise,
    blocs: [
      dire(
        `Bonjour ${recu.nom}, nous avons reçu votre déclaration. Ce courriel en est l’accusé de réception\u00a0: conservez-le.`,
      ),
      intituler('Votre déclaration'),
      // Whoever declares for an address that knows nothing of it puts no words of theirs into this mail.
      ...declaration(recu.verdict.issue === 'inconnue' ? { ...recu, motif: '' } : recu),
      intituler('La suite'),
      ...suiteClient(recu, tenu).map(dire),
      ...datesLiberees(recu, 'N’a plus lieu'),
      ...nousJoindre(entreprise),
    ],
  })
