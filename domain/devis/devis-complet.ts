import * as E from '#fp/Either'
import { dateParis } from '../calendrier/heure-de-paris.ts'
import type { Entreprise } from '../entreprise/entreprise.ts'
import { moyensDePaiement } from '../entreprise/moyens-de-paiement.ts'
import { dit, type EtatDeMention, etatDesMentions, type Exigence, exiger } from '../mentions/exigence.ts'
import type { Prestation } from '../prestation/prestation.ts'
import { additionner } from '../shared/montant.ts'
import { type Devis, composerDevis } from './devis.ts'
import type { ChangementDeDevis } from './proposer-avenant.ts'
import { versionEnAttente, type VersionDeDevis, versionsRemplacees } from './version-de-devis.ts'

const ARRETE = 'Arrêté du 24 janvier 2017, art. 2 et 3'
const CONSOMMATION = 'Code de la consommation, art. L. 111-1'
const DEPUIS_2017 = '2017-04-01'

const porte =
  (code: string) =>
  ({ mentions }: Devis): boolean =>
    mentions.some((mention) => mention.code === code)

const estDetaille = ({ estimation: { lignes, totalNet } }: Devis): boolean =>
  lignes.length > 0 &&
  lignes.every(({ designation }) => dit(designation)) &&
  additionner(...lignes.map(({ montant }) => montant)) === totalNet

/** What the law requires on a quote for repair, teaching or installation, at home or remotely. */
export const EXIGENCES_DEVIS: readonly Exigence<Devis>[] = [
  exiger('date', ARRETE, DEPUIS_2017, ({ emisLe }) => dit(emisLe)),
  exiger('entreprise', ARRETE, DEPUIS_2017, ({ entreprise: { nom, responsable, adresse, codePostal, ville } }) =>
    dit(nom, responsable, adresse, codePostal, ville),
  ),
  exiger('forme', 'Code de commerce, art. R. 526-27', '2022-05-15', ({ entreprise }) => dit(entreprise.forme)),
  exiger('siren', 'Code de commerce, art. R. 123-237', '2007-03-27', ({ entreprise }) => dit(entreprise.siren)),
  exiger('client', ARRETE, DEPUIS_2017, ({ client }) => dit(client.nom)),
  exiger('lieu', ARRETE, DEPUIS_2017, ({ adresse: { adresse, codePostal, ville } }) => dit(adresse, codePostal, ville)),
  exiger('nature', ARRETE, DEPUIS_2017, ({ estimation }) => dit(estimation.service)),
  exiger('decompte', ARRETE, DEPUIS_2017, estDetaille),
  exiger(
    'deplacement',
    ARRETE,
    DEPUIS_2017,
    ({ estimation: { modalite, deplacement, lignes } }) =>
      modalite === 'a_distance' || (deplacement !== null && lignes.some(({ nature }) => nature === 'deplacement')),
  ),
  exiger('validite', ARRETE, DEPUIS_2017, ({ emisLe, valableJusquAu }) => valableJusquAu > emisLe),
  exiger('gratuit', ARRETE, DEPUIS_2017, porte('gratuit')),
  exiger('prix-nets', 'Code de la consommation, art. L. 112-1', '2016-07-01', porte('prix-nets')),
  exiger('tva', 'CGI, art. 293 B', '2014-01-01', porte('tva')),
  exiger('mediateur', 'Code de la consommation, art. L. 616-1', '2016-01-01', (un) =>
    un.acheteur?.type === 'professionnel' ? true : dit(un.entreprise.mediateur.nom) && porte('mediateur')(un),
  ),
  exiger('reglement', CONSOMMATION, '2016-07-01', (un) =>
    porte(un.estimation.modalite === 'sur_place' ? 'reglement-sur-place' : 'reglement-a-distance')(un),
  ),
]

export const mentionsDuDevis = (un: Devis): readonly EtatDeMention[] => etatDesMentions(EXIGENCES_DEVIS, un, un.emisLe)

export type DevisIncomplet = { readonly _tag: 'DevisIncomplet'; readonly mentions: readonly string[] }

export type DevisComplet = Devis & { readonly DevisComplet: unique symbol }

/** The only way to a `DevisComplet`. Refuses a quote that lacks a compulsory mention. */
export const exigerMentions = (devis: Devis): E.Either<DevisIncomplet, DevisComplet> => {
  const mentions = mentionsDuDevis(devis)
    .filter(({ tenue }) => !tenue)
    .map(({ code }) => code)
  return mentions.length === 0 ? E.right(devis as DevisComplet) : E.left({ _tag: 'DevisIncomplet', mentions })
}

export const exigerMentionsDuChangement =
  (entreprise: Entreprise) =>
  (changement: ChangementDeDevis): E.Either<DevisIncomplet, ChangementDeDevis> => {
    const { dossier, versions } = changement.etat
    const proposee = versionEnAttente(versions)
    return proposee === null
      ? E.right(changement)
      : E.map(() => changement)(exigerMentions(devisDeVersion(dossier.prestation, proposee, versions, entreprise)))
  }

export const devisDePrestation = (prestation: Prestation, entreprise: Entreprise): Devis =>
  composerDevis({
    numero: prestation.numeroDevis,
    ...(prestation.versionDevis === 1 ? {} : { version: prestation.versionDevis }),
    reference: prestation.reference,
    emisLe: dateParis(prestation.creeLe),
    entreprise,
    client: prestation.contact,
    acheteur: prestation.engagement.acheteur,
    adresse: prestation.adresse,
    creneau: prestation.creneau,
    description: prestation.description,
    estimation: prestation.estimation,
    ...(prestation.estimation.modalite === 'a_distance' ? { moyens: moyensDePaiement(entreprise) } : {}),
  })

/** Dated on the day it was offered. It keeps the number of the quote. */
export const devisDeVersion = (
  prestation: Prestation,
  une: VersionDeDevis,
  versions: readonly VersionDeDevis[],
  entreprise: Entreprise,
): Devis => {
  const { version, estimation, emiseLe, motif } = une
  const devis = devisDePrestation({ ...prestation, estimation, versionDevis: version, creeLe: emiseLe }, entreprise)
  const remplacees = versionsRemplacees(versions, une).map((autre) => ({
    version: autre.version,
    emisLe: dateParis(autre.emiseLe),
  }))
  return remplacees.length === 0 ? devis : { ...devis, remplace: { versions: remplacees, motif } }
}
