import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { config } from '../../core/config';

/**
 * The client address of a request: the socket's address, or with TRUST_PROXY=n the address that the outermost
 * of n proxies saw. Entries further left in X-Forwarded-For come from the client and are ignored.
 */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const hops = [...forwarded, request.socket.remoteAddress ?? ''];
  return (hops.slice(-1 - config.trustProxy)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** The headers that proxies add to forwarded requests. */
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/** Whether a host, with or without a port, is a loopback name. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/**
 * Whether a program on this machine sent the request itself. The address alone is not enough: a proxy on this
 * machine forwards requests of others, and another site can point its host name to this machine.
 */
export const isFromThisMachine = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));

/** The network whose limit an address shares: an IPv6 subscriber can use every address of a /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = '', right] = address.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = left.split(':').filter(Boolean);
  const rest = (right ?? '').split(':').filter(Boolean);
  const zeros = right === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The key of an account in one network: attempts from elsewhere do not delay its owner. */
export const inNetwork = (account: string, address: string): string => `${account} ${networkOf(address)}`;
