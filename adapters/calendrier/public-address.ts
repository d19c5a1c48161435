import { BlockList, isIP } from 'node:net'

type Subnet = readonly [address: string, prefix: number]

/** https://www.iana.org/assignments/iana-ipv4-special-registry: all that is not one computer of the public internet. */
const NOT_PUBLIC_IPV4: readonly Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** The part of IPv6 that is routed; loopback, link-local, unique local, mapped and translated addresses lie outside. */
const ROUTED_IPV6: Subnet = ['2000::', 3]

/** https://www.iana.org/assignments/iana-ipv6-special-registry: what lies inside and carries IPv4, or documents. */
const NOT_PUBLIC_IPV6: readonly Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (subnets: readonly Subnet[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [address, prefix] of subnets) list.addSubnet(address, prefix, family)
  return list
}

const notPublicIpv4 = listOf(NOT_PUBLIC_IPV4, 'ipv4')
const notPublicIpv6 = listOf(NOT_PUBLIC_IPV6, 'ipv6')
const routedIpv6 = listOf([ROUTED_IPV6], 'ipv6')

/** Whether an address is one computer of the public internet; a text that is no address is not. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !notPublicIpv4.check(address, 'ipv4')
  return family === 6 && routedIpv6.check(address, 'ipv6') && !notPublicIpv6.check(address, 'ipv6')
}
