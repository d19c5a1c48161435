import type { Email } from '#domain/client/email'
import * as E from '#fp/Either'

export type EmailJetable = { readonly _tag: 'EmailJetable' }

export const EMAIL_JETABLE: EmailJetable = { _tag: 'EmailJetable' }

/** `a.b.yopmail.com`, `b.yopmail.com`, `yopmail.com`: a listed domain includes its subdomains. */
const domainesDe = (email: Email): readonly string[] => {
  const mots = email.slice(email.lastIndexOf('@') + 1).split('.')
  return mots.slice(0, -1).map((_, rang) => mots.slice(rang).join('.'))
}

export const refuserJetable = (email: Email, estListe: (domaine: string) => boolean): E.Either<EmailJetable, Email> =>
  domainesDe(email).some(estListe) ? E.left(EMAIL_JETABLE) : E.right(email)
