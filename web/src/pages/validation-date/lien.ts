/** The two parts of a link of a mail. */
export type Lien = { readonly id: string; readonly token: string }
