import * as E from '#fp/Either'
import * as O from '#fp/Option'
import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Ports } from '#application/ports/ports'
import type { Suivi } from '#application/ports/prestation-repository'
import type { FichierDArchive } from '#application/ports/zip-writer'
import type { Fichier } from '#application/prestation/telecharger-devis'
import { exigerClient, type MotDePasseTemporaireActif, type SessionRequise } from '#application/shared/access'
import type { PortFailure } from '#application/shared/port-failure'
import type { Session } from '#application/shared/session'
import { toutLire } from '#application/shared/tout-lire'
import { ecrituresSansFacture } from '#application/facturation/ecritures-sans-facture'
import { suiviDuClient } from '#application/rendez-vous/suivi-du-client'
import { dateParis } from '#domain/calendrier/heure-de-paris'
import type { Compte } from '#domain/compte/compte'
import { exigerMentions } from '#domain/devis/devis-complet'
import type { Devis } from '#domain/devis/devis'
import { devisDePrestation, devisDeVersion } from '#domain/devis/devis-de-prestation'
import { versionEnVigueur } from '#domain/devis/version-de-devis'
import type { Reglement } from '#domain/facturation/reglement'
import type { Prestation } from '#domain/prestation/prestation'
import { compteDeSession } from './compte-de-session.ts'
import { donneesDuClient, type DonneesLues } from './donnees-du-client.ts'
import { fichiersDeFactures } from './factures-du-client.ts'
import { lisezMoi } from './lisez-moi.ts'

type PortsExporter = Pick<
  Ports,
  'clock' | 'devis' | 'prestations' | 'messages' | 'factures' | 'retractations' | 'devisRenderer' | 'zip' | 'entreprise'
>

const lireCommandes = (ports: PortsExporter, clientId: string): TE.TaskEither<PortFailure, DonneesLues['suivis']> =>
  pipe(
    toutLire((page) => ports.prestations.duClient(clientId, page)),
    TE.flatMap(
      TE.traverseSeqArray((suivi) =>
        pipe(
          ecrituresSansFacture(ports)(suivi),
          TE.map((acomptes) => ({ ...suivi, acomptes })),
        ),
      ),
    ),
  )

const lire = (ports: PortsExporter, { id }: Compte): TE.TaskEither<PortFailure, DonneesLues> =>
  pipe(
    TE.Do,
    TE.bind('suivis', () => lireCommandes(ports, id)),
    TE.bind('fils', () => toutLire((page) => ports.messages.duClient(id, page))),
    TE.bind('suivies', () => ports.factures.duClient(id)),
    TE.bind('facturesDAcompte', () => ports.factures.facturesDAcompteDuClient(id)),
    TE.bind('declarations', () => ports.retractations.duClient(id)),
  )

/** The quote in force. */
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

const fichiersDeDevis =
  (ports: PortsExporter) =>
  ({ dossier: { prestation } }: Suivi): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      devisConvenu(ports, prestation),
      TE.map(exigerMentions),
      TE.flatMap((document) => {
        const nom = `devis/${prestation.numeroDevis}`
        // What it says is among the orders all the same.
        if (E.isLeft(document)) return TE.right([])
        const texte = { nom: `${nom}.txt`, contenu: ports.devisRenderer.texte(document.right) }
        return pipe(
          ports.devisRenderer.pdf(document.right),
          TE.map((pdf) => [{ nom: `${nom}.pdf`, contenu: pdf }, texte]),
        )
      }),
    )

/** Who asks for the archive: the client, who sees no notes of the owner, or the owner, for a person who wants to read all. */
type Lecteur = 'client' | 'entreprise'

const sansNotes = (ecritures: readonly Reglement[]): readonly Reglement[] =>
  ecritures.map((ecriture) => ({ ...ecriture, note: '' }))

const lisibles = (donnees: DonneesLues, pour: Lecteur): DonneesLues =>
  pour === 'entreprise'
    ? donnees
    : {
        ...donnees,
        suivis: donnees.suivis.map((suivi) => ({ ...suiviDuClient(suivi), acomptes: sansNotes(suivi.acomptes) })),
        suivies: donnees.suivies.map((suivie) => ({ ...suivie, reglements: sansNotes(suivie.reglements) })),
      }

const composer =
  (ports: PortsExporter, compte: Compte, instant: Date, pour: Lecteur) =>
  (donnees: DonneesLues): TE.TaskEither<PortFailure, readonly FichierDArchive[]> =>
    pipe(
      TE.Do,
      TE.bind('documents', () => TE.traverseSeqArray(fichiersDeDevis(ports))(donnees.suivis)),
      TE.bind('factures', () => fichiersDeFactures(ports)([...donnees.suivies, ...donnees.facturesDAcompte])),
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

/** What is kept about an account, with the notes of the owner for the owner alone, as an archive named after its day in Paris. */
export const archiver =
  (ports: PortsExporter, pour: Lecteur) =>
  (compte: Compte): TE.TaskEither<PortFailure, Fichier> => {
    const instant = ports.clock.maintenant()
    return pipe(
      lire(ports, compte),
      TE.flatMap(composer(ports, compte, instant, pour)),
      TE.flatMap((fichiers) => ports.zip.zip(fichiers, instant)),
      TE.map((contenu) => ({ nom: `donnees-atelier-${dateParis(instant)}.zip`, contenu })),
    )
  }

/** The client's own data, without the notes of the owner. */
export const exporterDonnees =
  (ports: PortsExporter & Pick<Ports, 'comptes'>) =>
  (session: Session): TE.TaskEither<SessionRequise | MotDePasseTemporaireActif | PortFailure, Fichier> =>
    pipe(
      TE.fromEither(exigerClient(session)),
      TE.flatMap(compteDeSession(ports)),
      TE.flatMap(archiver(ports, 'client')),
    )
