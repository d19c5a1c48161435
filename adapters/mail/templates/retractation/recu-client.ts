import type { ContenuCourriel } from '#application/ports/mail-templates'
import type { Entreprise } from '#domain/entreprise/entreprise'
import type { RecuDeRetractation } from '#domain/retractation/courrier-de-retractation'
import type { Montant } from '#domain/shared/montant'
import { dire, intituler } from '../bloc.ts'
import { rediger } from '../rediger.ts'
import { nousJoindre } from '../rendez-vous/mots.ts'
import { datesLiberees, declaration, declarationTue, direReception } from './declaration.ts'
import { suiteClient } from './suite-client.ts'

const TITRE = 'Accusé de réception de votre rétractation'

const sansMots = ({ verdict: { issue } }: RecuDeRetractation): boolean => issue === 'inconnue' || issue === 'a_verifier'

const salut = (recu: RecuDeRetractation): string =>
  sansMots(recu)
    ? 'Bonjour, nous avons reçu une déclaration de rétractation qui donne votre adresse email.'
    : `Bonjour ${recu.nom}, nous avons reçu votre déclaration.`

/** To the declarant: a receipt that lasts, and what happens next. */
export const recuClient = (recu: RecuDeRetractation, entreprise: Entreprise, tenu: Montant): ContenuCourriel =>
  rediger({
    sujet: recu.prestationId === null ? TITRE : `${TITRE} – ${recu.reference}`,
    titre: TITRE,
    apercu: `Reçue le ${direReception(recu)}.`,
    entreprise,
    blocs: [
      dire(`${salut(recu)} Ce courriel en est l’accusé de réception\u00a0: conservez-le.`),
      intituler(sansMots(recu) ? 'La déclaration' : 'Votre déclaration'),
      ...(sansMots(recu) ? declarationTue(recu) : declaration(recu)),
      intituler('La suite'),
      ...suiteClient(recu, tenu).map(dire),
      ...datesLiberees(recu, 'N’a plus lieu'),
      ...nousJoindre(entreprise),
    ],
  })
