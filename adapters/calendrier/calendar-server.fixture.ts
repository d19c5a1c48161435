import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { INTERNET, type Network } from './private-calendar-reader.ts'

/** A self-signed certificate for agenda.test and ailleurs.test, valid until 2126; it protects nothing. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLAcEOQZUdK7NiiuR
SPu8F4aw+5fCRGFyI0mKOthf5RehRANCAAQJxs4YQziTsIaTN0F4uPdVXuDDdZZC
JO8VjNX+i+rHKKD4ho8da/NTFUeXKW7Bh78ITnk6If9JhfKUtvHka9Nf
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBdjCCARygAwIBAgIBATAKBggqhkjOPQQDAjAWMRQwEgYDVQQDDAthZ2VuZGEu
dGVzdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTI2MDEwMTAwMDAwMFowFjEUMBIGA1UE
AwwLYWdlbmRhLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQJxs4YQziT
sIaTN0F4uPdVXuDDdZZCJO8VjNX+i+rHKKD4ho8da/NTFUeXKW7Bh78ITnk6If9J
hfKUtvHka9Nfo1kwVzAlBgNVHREEHjAcggthZ2VuZGEudGVzdIINYWlsbGV1cnMu
dGVzdDAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBSNvuUvqvEtssp8gh4zymbm
AEQ3fTAKBggqhkjOPQQDAgNIADBFAiEA49JcqQxvjlWTR3B8svpPIhdvAZ14mczV
Hg29EilDHEcCIF9cwtGXmYt+2BJHCA0U2VFGRQiwIlfG4ipmb0s2gvwb
-----END CERTIFICATE-----
`

/** Lets the reader reach the loopback address, which it refuses outside tests. */
export const loopback = (change: Partial<Omit<Network, symbol>> = {}): Network => ({
  ...INTERNET,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  ca: cert,
  ...change,
})

export type CalendarServer = {
  /** The URL of a path on agenda.test. */
  readonly url: (path?: string) => string
  /** Host and path of each request received, in order. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

/** Starts a real TLS server on the loopback address. */
export const startCalendarServer = async (answer: RequestListener): Promise<CalendarServer> => {
  const asked: string[] = []
  const server = createServer({ key, cert }, (request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]}${request.url}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path = '/prive/secret.ics') => `https://agenda.test:${port}${path}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
