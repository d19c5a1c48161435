import * as E from '#fp/Either'
import type { AdminAAfficher, adminInitial } from '#application/compte/creer-admin'
import { VALIDITE_HEURES } from '#domain/compte/mot-de-passe-temporaire'
import type { LoadedSettings } from '../config/load-settings.ts'

const announcement = ({ email, motDePasseTemporaire }: AdminAAfficher, publicUrl: string): string => `
Compte d’administration créé. Ce mot de passe ne sera plus affiché\u00a0:

  Adresse email  ${email}
  Mot de passe   ${motDePasseTemporaire}

Connectez-vous sur ${publicUrl}/login dans les ${VALIDITE_HEURES}\u00a0heures\u00a0: le site vous en fera choisir un autre.

`

/** Creates the admin if the site has none. Its drawn password is printed once on the terminal, never logged. */
export const makeFirstAdmin = async (
  makeAdmin: ReturnType<typeof adminInitial>,
  { environment, entreprise }: LoadedSettings,
  write: (text: string) => unknown,
): Promise<void> => {
  const made = await makeAdmin({
    email: environment.adminEmail ?? entreprise.email,
    motDePasse: environment.adminPassword,
  })()
  if (E.isLeft(made)) throw new Error('the admin account could not be made', { cause: made.left.cause })
  if (made.right !== null) write(announcement(made.right, environment.publicUrl))
}
