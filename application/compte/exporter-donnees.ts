import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import { formaterInstant } from '#domain/calendrier/formater-date'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { SessionRequise, Compte } from '#domain/compte/compte'
import { ANNEES_CLIENT, ANNEES_FACTURES } from '#domain/conservation/durees'
import type { Devis } from '#domain/devis/devis'
import { devisDePrestation, devisDeVersion } from '#domain/devis/devis-complet'
import { versionEnVigueur } from '#domain/devis/version-de-devis'
import type { EntreprisePublique } from '#domain/entreprise/entreprise'
import type { FactureDAcompteSuivie, FacturesEmises, FactureSuivie, Reglement } from '#domain/facturation/reglement'
import type { NumeroPiece } from '#domain/facturation/numero-piece'
import type { Avoir } from '#domain/facturation/piece'
import type { Fil } from '#domain/message/fil'
import type { Prestation } from '#domain/prestation/prestation'
import { acomptesEnAttente } from '#domain/facturation/compte-de-commande'
import type { DeclarationRecue } from '#domain/retractation/declaration'
import { Verdict } from '#domain/retractation/verdict'
import { Estimation } from '#domain/tarification/estimation'
import { compteSansFacture } from '../facturation/factures.ts'
import type { FichierDArchive } from '../ports/document-renderer.ts'
import type { Ports } from '../ports/ports.ts'
import type { Suivi } from '../ports/prestation-store.ts'
import { devisEnFichiers } from '../prestation/telecharger-devis.ts'
import type { Fichier } from '../shared/fichier.ts'
import { suiviDuClient } from '../rendez-vous/mes-prestations.ts'
import { toutLire } from '../shared/page.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { Client } from '../shared/session.ts'
import { compteDeSession } from './ouvrir-session.ts'

const notesDe = (avecNotes: boolean, { email }: EntreprisePublique): string =>
  avecNotes
    ? 'L’historique des commandes et les règlements comprennent les notes de l’atelier.'
    : `Les notes que l’atelier a pu prendre sur vos commandes et vos règlements, au téléphone par
exemple, n’y sont pas\u00a0: demandez à les lire à ${email}.`

const lisezMoi = (
  entreprise: EntreprisePublique,
  instant: Date,
  avecNotes: boolean,
): string => `Vos données chez ${entreprise.nom}
Archive préparée le ${formaterInstant(instant)} (heure de Paris).

profil.json        vos coordonnées et la date d’ouverture de votre compte
prestations.json   vos commandes, les dates proposées, vos réponses, leur historique et
                   ce que vous avez réglé d’avance
factures.json      vos factures, leurs avoirs et leurs règlements, et vos factures d’acompte
retractations.json vos déclarations de rétractation et la suite donnée
messages.json      vos messages depuis l’espace client et leurs réponses
devis/             vos devis, en PDF et en texte, sauf ceux auxquels manque une mention
                   obligatoire : leur contenu est dans prestations.json
factures/          vos factures, factures d’acompte et avoirs en PDF, tels qu’ils ont été
                   émis

Dans les fichiers .json, les montants sont en centimes d’euro et les instants au format
ISO 8601, en temps universel (UTC). Les mots de passe n’y sont pas : nous n’en gardons
qu’une empreinte, dont on ne peut pas les déduire. Les messages du formulaire public et
les rétractations qui ne désignent aucune de vos commandes n’y sont pas non plus, car rien
ne prouve qui les a écrits.

${notesDe(avecNotes, entreprise)}

Vos données sont gardées ${ANNEES_CLIENT} ans après votre dernière prestation, les factures ${ANNEES_FACTURES} ans, comme
la loi l’exige. Vous pouvez les faire corriger ou effacer\u00a0: ${entreprise.email}
`

const fichierDe =
  ({ factures }: Pick<Ports, 'factures'>) =>
  (numero: NumeroPiece): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      factures.fichier(numero),
      TE.map(
        O.match(
          () => [],
          ({ pdf }) => [{ nom: `factures/${numero}.pdf`, contenu: pdf }],
        ),
      ),
    )

const numerosDe = ({ facture, avoirs }: FactureSuivie | FactureDAcompteSuivie): readonly NumeroPiece[] => [
  facture.numero,
  ...avoirs.map(({ numero }) => numero),
]

const fichiersDeFactures =
  (ports: Pick<Ports, 'factures'>) =>
  (
    suivies: readonly (FactureSuivie | FactureDAcompteSuivie)[],
  ): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      suivies.flatMap(numerosDe),
      TE.traverseSeqArray(fichierDe(ports)),
      TE.map((fichiers) => fichiers.flat()),
    )

type PortsExporter = Pick<
  Ports,
  'clock' | 'devis' | 'prestations' | 'messages' | 'factures' | 'retractations' | 'documents' | 'entreprise'
>

const lireCommandes = (ports: PortsExporter, clientId: string): TE.TaskEither<PortFailure, DonneesLues['suivis']> =>
  pipe(
    toutLire((page) => ports.prestations.duClient(clientId, page)),
    TE.flatMap(
      TE.traverseSeqArray((suivi) =>
        pipe(
          compteSansFacture(ports)(suivi),
          TE.map((compte) => ({ ...suivi, acomptes: acomptesEnAttente(compte) })),
        ),
      ),
    ),
  )

const lire = (ports: PortsExporter, { id }: Compte): TE.TaskEither<PortFailure, DonneesLues> =>
  pipe(
    TE.Do,
    TE.bind('suivis', () => lireCommandes(ports, id)),
    TE.bind('fils', () => toutLire((page) => ports.messages.duClient(id, page))),
    TE.bind('emises', () => ports.factures.emises({ clientId: id })),
    TE.bind('declarations', () => ports.retractations.duClient(id)),
  )

const devisConvenu = (
  { devis, entreprise }: PortsExporter,
  prestation: Prestation,
): TE.TaskEither<PortFailure, Devis> =>
  pipe(
    devis.parId(prestation.id),
    TE.map(
      O.match(
        () => devisDePrestation(prestation, entreprise),
        (etat) => devisDeVersion(prestation, versionEnVigueur(etat), etat.versions, entreprise),
      ),
    ),
  )

// A quote that lacks mandatory mentions is left out: its content is also in the list of orders.
const fichiersDeDevis =
  (ports: PortsExporter) =>
  ({ dossier: { prestation } }: Suivi): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      devisConvenu(ports, prestation),
      TE.flatMap((devis) => devisEnFichiers(ports, devis, `devis/${prestation.numeroDevis}`)),
    )

type Lecteur = 'client' | 'entreprise'

const sansNotes = (ecritures: readonly Reglement[]): readonly Reglement[] =>
  ecritures.map((ecriture) => ({ ...ecriture, note: '' }))

const lisibles = (donnees: DonneesLues, pour: Lecteur): DonneesLues =>
  pour === 'entreprise'
    ? donnees
    : {
        ...donnees,
        suivis: donnees.suivis.map((suivi) => ({ ...suiviDuClient(suivi), acomptes: sansNotes(suivi.acomptes) })),
        emises: {
          ...donnees.emises,
          factures: donnees.emises.factures.map((suivie) => ({ ...suivie, reglements: sansNotes(suivie.reglements) })),
        },
      }

const composer =
  (ports: PortsExporter, compte: Compte, instant: Date, pour: Lecteur) =>
  (donnees: DonneesLues): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      TE.Do,
      TE.bind('documents', () => TE.traverseSeqArray(fichiersDeDevis(ports))(donnees.suivis)),
      TE.bind('factures', () =>
        fichiersDeFactures(ports)([...donnees.emises.factures, ...donnees.emises.facturesDAcompte]),
      ),
      TE.map(({ documents, factures }) => [
        { nom: 'LISEZMOI.txt', contenu: lisezMoi(ports.entreprise, instant, pour === 'entreprise') },
        ...Object.entries(donneesDuClient(compte, lisibles(donnees, pour))).map(([nom, contenu]) => ({
          nom,
          contenu: `${JSON.stringify(contenu, null, 2)}\n`,
        })),
        ...documents.flat(),
        ...factures,
      ]),
    )

export const archiver =
  (ports: PortsExporter, pour: Lecteur) =>
  (compte: Compte): TE.TaskEither<PortFailure, Fichier> => {
    const instant = ports.clock.maintenant()
    return pipe(
      lire(ports, compte),
      TE.flatMap(composer(ports, compte, instant, pour)),
      TE.flatMap((fichiers) => ports.documents.zip(fichiers, instant)),
      TE.map((contenu) => ({ nom: `donnees-atelier-${dateParis(instant)}.zip`, contenu })),
    )
  }

export const exporterDonnees =
  (ports: PortsExporter & Pick<Ports, 'comptes'>) =>
  (client: Client): TE.TaskEither<SessionRequise | PortFailure, Fichier> =>
    pipe(compteDeSession(ports)(client), TE.flatMap(archiver(ports, 'client')))

const profil = ({ nom, email, telephone, adresse, codePostal, ville, creeLe, role }: Compte) => ({
  nom,
  email,
  telephone,
  adresse,
  codePostal,
  ville,
  role,
  creeLe,
})

const avecNote = (note: string) => (note === '' ? {} : { note })

const acompte = ({ le, mode, montant, note }: Reglement) => ({ le, mode, montant, ...avecNote(note) })

const reglement = ({ note, ...ecriture }: Reglement) => ({ ...ecriture, ...avecNote(note) })

type Commande = Suivi & { readonly acomptes: readonly Reglement[] }

const prestation = ({ dossier, evenements, acomptes }: Commande) => {
  const { estimation, ...commande } = dossier.prestation
  return {
    ...commande,
    estimation: Estimation.encode(estimation),
    dates: dossier.dates,
    souhaits: dossier.souhaits,
    histoire: evenements,
    acomptes: acomptes.map(acompte),
  }
}

const message = ({ message: { id, nom, email, texte, statut, creeLe }, sujet, reponses }: Fil) => ({
  id,
  nom,
  email,
  sujet,
  texte,
  statut,
  creeLe,
  reponses,
})

const avoir = ({ numero, date, total, motif }: Avoir) => ({ numero, date, total, motif })

const factureEtAvoirs = ({ facture: { entreprise: _, ...emise }, avoirs }: FactureSuivie | FactureDAcompteSuivie) => ({
  ...emise,
  avoirs: avoirs.map(avoir),
})

const facture = (suivie: FactureSuivie) => ({
  ...factureEtAvoirs(suivie),
  reglements: suivie.reglements.map(reglement),
})

const retractation = ({ recueLe, nom, email, reference, motif, verdict }: DeclarationRecue) => ({
  recueLe,
  nom,
  email,
  reference,
  motif,
  suite: Verdict.encode(verdict),
})

type DonneesLues = {
  readonly suivis: readonly Commande[]
  readonly fils: readonly Fil[]
  readonly emises: FacturesEmises
  readonly declarations: readonly DeclarationRecue[]
}

/** All data stored about a client, for programs: amounts in cents, instants in ISO 8601 (UTC). */
const donneesDuClient = (compte: Compte, { suivis, fils, emises, declarations }: DonneesLues) =>
  ({
    'profil.json': profil(compte),
    'prestations.json': suivis.map(prestation),
    'messages.json': fils.map(message),
    'factures.json': [
      ...emises.factures.toReversed().map(facture),
      ...emises.facturesDAcompte.toReversed().map(factureEtAvoirs),
    ],
    'retractations.json': declarations.map(retractation),
  }) as const satisfies Readonly<Record<string, unknown>>
