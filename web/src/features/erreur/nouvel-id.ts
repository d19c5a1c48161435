/** Eight letters and digits: short enough to be read out on the telephone. */
export const nouvelId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (octet) => octet.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
