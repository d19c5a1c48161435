export type Randomness = { readonly octets: (nombre: number) => Uint8Array }
