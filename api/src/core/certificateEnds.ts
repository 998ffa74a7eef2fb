import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { perApp } from './appState';
import { now } from './clock';
import { log } from './log';

const DAY_MS = 86_400_000;
/** Milliseconds before its end from which on a certificate is reported. */
const SOON_MS = 30 * DAY_MS;

/** When the certificates end that were last shown, and when that was last reported, by whose they are. */
const known = perApp(() => new Map<string, { end: number; reported: number }>());

/** Keeps the end of a certificate: a date as certificates have it. */
export function noteCertificate(of: string, validTo: string): void {
  known().set(of, { end: Date.parse(validTo), reported: known().get(of)?.reported ?? 0 });
}

/** Keeps the end of the certificate that a server has shown on a connection; without TLS there is none. */
export function notePeer(of: string, connection: Duplex): void {
  const validTo = connection instanceof TLSSocket ? connection.getPeerCertificate().valid_to : undefined;
  if (validTo) noteCertificate(of, validTo);
}

/** Writes into the log which certificates end within 30 days, each once a day. */
export function reportEnding(): void {
  const time = now().getTime();
  for (const [of, { end, reported }] of known()) {
    if (end - time > SOON_MS || time - reported < DAY_MS) continue;
    known().set(of, { end, reported: time });
    log.warn(
      { of, until: new Date(end).toISOString() },
      'a certificate ends soon: see .readme/production.md',
    );
  }
}
