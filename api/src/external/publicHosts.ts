import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { config } from '../core/config';

/** The address is not on the public internet, or one address of the host is not. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address is inside a private network.');
  }
}

/** The operator allows some hosts only, and this one is not among them. */
export class UnlistedHost extends Error {
  constructor() {
    super('The host is not among those that the operator allows.');
  }
}

/** IPv4 networks without public hosts (IANA's special-purpose registry), as address and prefix. */
const PRIVATE_IPV4: [string, number][] = [
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
];
/** Public IPv6 is 2000::/3 without these; some of them contain IPv4 addresses. */
const PRIVATE_IPV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [address, prefix] of PRIVATE_IPV4) refused.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of PRIVATE_IPV6) refused.addSubnet(address, prefix, 'ipv6');
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to a host of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && publicIpv6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

const isAllowed = (address: string): boolean => config.webhookPrivateAddresses || isPublicAddress(address);

/** The host of an address if it is an IP address, which needs no lookup. */
const literalOf = ({ hostname }: URL): string | undefined => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) ? bare : undefined;
};

/** Looks up a host and connects to the addresses that it has checked. One private address refuses the connection. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    if (!found.every(({ address }) => isAllowed(address))) return callback(new PrivateAddress(), []);
    if (options.all) return callback(null, found);
    callback(null, found[0]!.address, found[0]!.family);
  });

/** Whether a host is a name of the list, or below one that begins with `*.`. */
const isNamedBy = (hostname: string) => (name: string) =>
  name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;

/**
 * Throws UnlistedHost if `hosts` names some and not this one or, for an IP address that is not public, PrivateAddress;
 * returns such an address.
 */
export function requireAllowed(url: URL, hosts: readonly string[]): string | undefined {
  if (hosts.length && !hosts.some(isNamedBy(url.hostname.replace(/\.$/, '')))) throw new UnlistedHost();
  const literal = literalOf(url);
  if (literal && !isAllowed(literal)) throw new PrivateAddress();
  return literal;
}

/** Throws what a request would throw before it connects: UnlistedHost, PrivateAddress, or the error of the lookup. */
export async function checkPublic(url: URL, hosts: readonly string[]): Promise<void> {
  if (requireAllowed(url, hosts)) return;
  await new Promise<void>((resolve, reject) =>
    lookupPublic(url.hostname, { all: true }, (error) => (error ? reject(error) : resolve())),
  );
}
