/** The source that lets one inlined style through `style-src`: `'sha256-…'`, quotes included. */
export const styleSource = async (style: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
