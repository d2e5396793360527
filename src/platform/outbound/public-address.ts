import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are not of the public internet (IANA registry of special-purpose addresses). */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Networks within 2000::/3 that lead elsewhere: Teredo and its neighbours, documentation, 6to4. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const notPublic4 = listOf(special4, 'ipv4');
const unicast6 = listOf(['2000::/3'], 'ipv6');
const notPublic6 = listOf(special6, 'ipv6');

/**
 * Tells whether an IP address is one of the public internet: not loopback, private, link-local, multicast, or
 * one that wraps or translates another address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return isIPv6(address) && !address.includes('%') && unicast6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

/**
 * Tells whether the host of an address may be one of the public internet. Of names this is known only once
 * they are resolved.
 */
export function mayBePublicHost(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || isPublicAddress(literal);
}
