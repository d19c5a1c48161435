/** The domains whose mail addresses do not last, in lower case; their sub-domains are not listed. */
export type DisposableDomains = { readonly contient: (domaine: string) => boolean }
