import { isIPv6 } from 'node:net'

/** The groups of an IPv6 address that name the network; its owner chooses the other four. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string): readonly string[] => part.split(':').filter((group) => group !== '')

/** The network that an address belongs to: an IPv6 subscriber has a whole /64, an IPv4 one a single address. */
export const networkOf = (ip: string): string => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const missing = Math.max(0, 8 - groupsOf(head).length - groupsOf(tail).length)
  const groups = [...groupsOf(head), ...Array<string>(missing).fill('0'), ...groupsOf(tail)]
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
