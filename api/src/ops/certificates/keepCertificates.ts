import { createPrivateKey, X509Certificate } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { now } from '../../core/clock';
import { endOfService, makeAuthority, makeCertificate, type Pair } from './authority';

/** A service that shows a certificate; its name is that of its host. */
export interface Service {
  name: string;
  /** The number of the group that may read its key, beside the owner; unset: none. */
  group?: number | undefined;
}

/** A certificate is made again when it has fewer days left than these. */
const RENEW_MS = 30 * 86_400_000;
const AUTHORITY = 'authority';

/**
 * Keeps a certificate for each service, of an authority of our own, in the service's folder: server.crt, server.key, and
 * ca.crt, by which others verify it. The key of the authority is in a folder of its own. Clients that show no certificate
 * have a folder with ca.crt alone. Only what is missing, ends soon or does not fit together is made; returns the names of
 * what was.
 */
export async function keepCertificates(
  folder: string,
  services: readonly Service[],
  clients: readonly string[],
): Promise<string[]> {
  const at = (...names: string[]) => path.join(folder, ...names);
  const stored = readPair(at(AUTHORITY, 'ca'));
  const usable = stored && isAuthority(stored) ? stored : undefined;
  const isDue = ({ name }: Service) => !usable || !isUsable(readPair(at(name, 'server')), usable, name);
  const due = services.filter(isDue);
  // No certificate may end after that of its authority.
  const renewsAll = !usable || (due.length > 0 && endOf(usable) < endOfService());
  const authority = renewsAll ? await makeAuthority() : usable;
  if (renewsAll) store(at(AUTHORITY, 'ca'), authority);
  const made = renewsAll ? services : due;
  for (const { name, group } of made)
    store(at(name, 'server'), await makeCertificate(authority, name), group);
  for (const name of [...services.map((service) => service.name), ...clients])
    if (read(at(name, 'ca.crt')) !== authority.certificate) write(at(name, 'ca.crt'), authority.certificate);
  return [...(renewsAll ? [AUTHORITY] : []), ...made.map(({ name }) => name)];
}

const read = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

function readPair(file: string): Pair | undefined {
  const [certificate, key] = [read(`${file}.crt`), read(`${file}.key`)];
  return certificate && key ? { certificate, key } : undefined;
}

/** The key first: a certificate whose key is not its own is made again. */
function store(file: string, { certificate, key }: Pair, group?: number): void {
  write(`${file}.key`, key, group === undefined ? 0o600 : 0o640, group);
  write(`${file}.crt`, certificate);
}

/** Writes a file whole: readers see the old one or the new one. */
function write(file: string, text: string, mode = 0o644, group?: number): void {
  const own = `${file}.new`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(own, '', { mode: 0o600 });
  if (group !== undefined) chownSync(own, process.getuid!(), group);
  chmodSync(own, mode);
  writeFileSync(own, text);
  renameSync(own, file);
}

const isAuthority = (pair: Pair): boolean => isWhole(pair, ({ ca }) => ca);

const isUsable = (pair: Pair | undefined, authority: Pair, name: string): boolean =>
  pair !== undefined &&
  isWhole(
    pair,
    (certificate) =>
      certificate.verify(new X509Certificate(authority.certificate).publicKey) &&
      certificate.checkHost(name, { subject: 'never' }) !== undefined,
  );

/** Whether a certificate is valid for long enough, has this key, and is as asked; false for what cannot be read. */
function isWhole({ certificate, key }: Pair, isAsAsked: (read: X509Certificate) => boolean): boolean {
  try {
    const it = new X509Certificate(certificate);
    const time = now().getTime();
    return (
      Date.parse(it.validFrom) <= time &&
      Date.parse(it.validTo) - time > RENEW_MS &&
      it.checkPrivateKey(createPrivateKey(key)) &&
      isAsAsked(it)
    );
  } catch {
    return false;
  }
}

const endOf = ({ certificate }: Pair): Date => new Date(new X509Certificate(certificate).validTo);
