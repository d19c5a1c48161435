/** Whether it was copied. The clipboard is refused outside https and by some phones: what is shown can still be selected. */
export const copier = async (texte: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(texte)
    return true
  } catch {
    return false
  }
}
