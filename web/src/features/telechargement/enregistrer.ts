/** A file that came, and the name to keep it under. */
export type Fichier = { readonly nom: string; readonly contenu: Blob }

/** Some browsers read the address after the press: it is let go later, in milliseconds. */
const OUBLI_MS = 60_000

/** Hands a file to the browser, which saves it as after a press on a link. */
export const enregistrer = ({ nom, contenu }: Fichier): void => {
  const href = URL.createObjectURL(contenu)
  const lien = document.createElement('a')
  lien.href = href
  lien.download = nom
  document.body.append(lien)
  lien.click()
  lien.remove()
  setTimeout(() => URL.revokeObjectURL(href), OUBLI_MS)
}
