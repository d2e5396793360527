import { createRequire } from 'node:module';
import { BlockList, isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../log.ts';

/** Networks without a country: this machine, a home or an office. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

interface CountryReader {
  get(address: string): { country_code?: string } | null;
}

/**
 * Creates the look-up of the country of an IP address in a file that ships with the software: no address
 * leaves the machine. The file takes 8 MB of memory and is read at the first public address.
 */
export function createCountryLookup(log: Logger): (address: string) => string | undefined | Promise<string | undefined> {
  let opened: CountryReader | undefined;
  let opening: Promise<CountryReader> | undefined;
  const open = async (): Promise<CountryReader> => {
    try {
      const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
      const { default: maxmind } = await import('maxmind');
      opened = (await maxmind.open(file, { cache: { max: 100 } })) as unknown as CountryReader;
    } catch (error) {
      log.warn({ error }, 'the file of IP addresses and countries cannot be read: visitors without a choice see rupees');
      opened = { get: () => null };
    }
    return opened;
  };
  /** Caches addresses, since a visitor requests many pages. `''` stands for no country. */
  const known = new LRUCache<string, string>({ max: 5_000 });
  const look = (countries: CountryReader, address: string) => {
    const country = countries.get(address)?.country_code ?? '';
    known.set(address, country);
    return country || undefined;
  };
  return (address) => {
    const country = known.get(address);
    if (country !== undefined) return country || undefined;
    if (privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) {
      known.set(address, '');
      return undefined;
    }
    if (opened) return look(opened, address);
    opening ??= open();
    return opening.then((countries) => look(countries, address));
  };
}
