import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { config } from '../../core/config';

/**
 * The address that a request comes from: the socket's, or with TRUST_PROXY=n the one that the outermost of n
 * proxies saw. What stands further left in X-Forwarded-For was written by the caller and is not believed.
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
/** What proxies add to the requests that they pass on. */
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/** Whether a host, with or without a port, is a loopback name. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/**
 * Whether a program of this machine sent the request itself. The address alone does not say it: a proxy of this machine
 * passes on the requests of others, and a page of another site may have its own host name point to this machine.
 */
export const isFromThisMachine = ({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean =>
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  isLoopbackHost(headers.host ?? '') &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));

/** Whose limit an address shares: an IPv6 subscriber has a whole /64 to choose addresses from. */
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

/** An account as one network tries it: strangers elsewhere make nobody wait for it. */
export const inNetwork = (account: string, address: string): string => `${account} ${networkOf(address)}`;
