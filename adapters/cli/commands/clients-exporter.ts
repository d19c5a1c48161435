import * as TE from '#fp/TaskEither'
import { pipe } from '#fp/function'
import type { Email } from '#domain/client/email'
import type { CliCommand, CliRefusal } from '../command.ts'
import { EMAIL, emailOf } from '../options.ts'
import { nombre } from '../french.ts'
import { type Destination, type Ecrit, ECRASER, SORTIE } from './export.ts'

export type ExporterClient = (demande: Destination & { readonly email: Email }) => TE.TaskEither<CliRefusal, Ecrit>

/** Exports all data about one client. */
export const commandeClientsExporter = (exporter: ExporterClient): CliCommand => ({
  nom: 'clients:exporter',
  parametres: [],
  facultatif: null,
  resume: 'écrit tout ce que l’on garde d’un client, en une archive ZIP',
  details: [
    'La même archive que celle que le client demande depuis son espace (RGPD, articles 15 et 20), avec en plus vos notes.',
  ],
  options: [EMAIL, SORTIE, ECRASER],
  run: (args, { dire }) =>
    pipe(
      emailOf(args),
      TE.flatMap((email) =>
        exporter({ email, sortie: args.valeurs.get('sortie') ?? null, ecraser: args.drapeaux.has('ecraser') }),
      ),
      TE.map(({ octets }) => dire(`Archive écrite\u00a0: ${nombre(octets)} octets.`)),
    ),
})
