import { LRUCache } from 'lru-cache';
import { perApp } from '../core/appState';
import { now } from '../core/clock';
import { metrics } from '../core/metrics';
import { requestAddress } from '../core/requestId';
import { logSecurity } from '../core/securityLog';
import { networkOf } from './limits/address';

/**
 * What was refused: fields that break the rules of an input, variables of another type than declared, a document that
 * is invalid or asks for too much, a request that cannot be read, a request of another site's page, a page of an origin
 * that may not connect, or a host that only this machine or its network may use.
 */
export type RefusedInput = 'fields' | 'variables' | 'document' | 'request' | 'crossSite' | 'origin' | 'host';

interface Details {
  /** The field, type or address that refused it, by a name of ours, never one that the caller chose. */
  where?: string | undefined;
  /** The names of the refused fields, from our declarations. */
  fields?: readonly string[] | undefined;
  /** The network address of the caller; by default that of the current request. */
  address?: string | undefined;
}

const MINUTE_MS = 60_000;
/** The most lines that one network writes in a minute. */
export const LINES_A_MINUTE = 20;
const MOST_FIELDS = 10;
/** Networks whose lines are counted; beyond that the one that wrote longest ago is forgotten. */
const MOST_NETWORKS = 10_000;

const linesOfNetworks = perApp(
  () =>
    new LRUCache<string, { lines: number }>({
      max: MOST_NETWORKS,
      ttl: MINUTE_MS,
      perf: { now: () => now().getTime() },
    }),
);

/** Counts refused input, and logs it without any value; at most 20 lines a minute for one network. */
export function reportRefusedInput(kind: RefusedInput, details: Details = {}): void {
  metrics()?.refusedInput.inc({ kind });
  const { where, fields, address = requestAddress() } = details;
  if (!hasRoom(networkOf(address ?? ''))) return;
  logSecurity('inputRefused', {
    kind,
    where,
    ...(fields?.length && { fields: fields.slice(0, MOST_FIELDS) }),
    address,
  });
}

/** Whether the network of the current request may still write a line in this minute. */
export const hasLinesLeft = (): boolean =>
  (linesOfNetworks().get(networkOf(requestAddress() ?? ''))?.lines ?? 0) < LINES_A_MINUTE;

function hasRoom(network: string): boolean {
  const networks = linesOfNetworks();
  const counted = networks.get(network) ?? { lines: 0 };
  if (!counted.lines) networks.set(network, counted);
  counted.lines += 1;
  return counted.lines <= LINES_A_MINUTE;
}
