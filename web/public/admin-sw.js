// Keeps what the owner reads on the road: the shell of /admin, the profile it opens with, and the last answers of the day.
// A copy is only told when the server cannot be asked. No request is kept, so no token is.
const CACHE = 'atelier'
const SHELL = '/admin'
const KEPT = ['/api/admin/aujourdhui', '/api/clients/profile']
const SEEN = 'x-vu'

/** Whether somebody is logged in: an answer that comes after a logout is not kept. */
let open = true

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const isFile = ({ pathname }) => pathname.startsWith('/assets/') || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(pathname)

const ourUrl = (url) => new URL(url).origin === self.location.origin

/** A copy with the instant it was seen at, under its address alone. */
const keep = async (address, response) => {
  if (!open || !response.ok) return
  const headers = new Headers({
    'content-type': response.headers.get('content-type') ?? '',
    [SEEN]: new Date().toISOString(),
  })
  for (const name of ['content-security-policy', 'x-content-type-options']) {
    const value = response.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const cache = await caches.open(CACHE)
  await cache.put(address, new Response(await response.blob(), { headers }))
}

/** When the day that was answered last was seen, `null` when the server answered it. */
let seen = null

const tell = async (client, vu) => {
  seen = vu
  const page = await self.clients.get(client)
  page?.postMessage({ vu }, { transfer: [] })
}

const copyOf = async (address) => (await caches.open(CACHE)).match(address)

/** Built files carry their content in their name: one that is here is the right one. */
const file = async (request) => {
  const { href } = new URL(request.url)
  const known = await copyOf(href)
  if (known !== undefined) return known
  const response = await fetch(request)
  await keep(href, response.clone())
  return response
}

const networkFirst = async (event, address, told) => {
  try {
    const response = await fetch(event.request)
    if (response.status === 401 || response.status === 403) await (await caches.open(CACHE)).delete(address)
    else event.waitUntil(keep(address, response.clone()))
    if (told) await tell(event.clientId, null)
    return response
  } catch (error) {
    const known = await copyOf(address)
    if (known === undefined) throw error
    if (told) await tell(event.clientId, known.headers.get(SEEN))
    return known
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !ourUrl(request.url)) return
  if (request.mode === 'navigate') {
    if (url.pathname === SHELL || url.pathname.startsWith(`${SHELL}/`)) {
      event.respondWith(networkFirst(event, SHELL, false))
    }
  } else if (isFile(url)) event.respondWith(file(request))
  else if (KEPT.includes(url.pathname)) {
    event.respondWith(networkFirst(event, url.href, url.pathname === KEPT[0]))
  }
})

// The page was drawn before this worker watched: it says which files it is made of, and asks how old the day is. At logout everything goes.
self.addEventListener('message', (event) => {
  const { garder, vu, oublier } = event.data ?? {}
  if (Array.isArray(garder)) {
    open = true
    const files = garder.filter((url) => ourUrl(url) && isFile(new URL(url)))
    const here = [SHELL, ...files].map((url) => fetch(url).then((response) => keep(url, response)))
    event.waitUntil(Promise.allSettled(here))
  }
  if (vu === true) event.source?.postMessage({ vu: seen })
  if (oublier === true) {
    open = false
    event.waitUntil(caches.delete(CACHE))
  }
})
