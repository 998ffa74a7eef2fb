import { createHmac, randomBytes } from 'node:crypto';
import { SealBroken, seal, unseal } from '../core/sealed';
import { serverKeys } from '../core/serverKeys';
import type { Webhook } from './webhook.entity';

/** What the column `sealedSecrets` is sealed for. */
export const PURPOSE = 'webhook secrets';
const BYTES = 32;

type Secrets = Pick<Webhook, 'id' | 'secretVersion' | 'sealedSecrets' | 'sealedVersion'>;
type SecretColumns = Pick<Webhook, 'secretVersion' | 'sealedSecrets' | 'sealedVersion'>;

/** A webhook's secret in the format of Standard Webhooks. */
const inFormat = (bytes: Buffer): string => `whsec_${bytes.toString('base64')}`;

/** The current secret of a webhook. Throws SealBroken if it can no longer be read. */
export const secretOf = (webhook: Secrets): string => secretsOf(webhook)[0]!;

/** The current secret of a webhook, and the previous one if there was any. Throws SealBroken. */
export function secretsOf({ id, secretVersion, sealedSecrets, sealedVersion }: Secrets): string[] {
  const sealed = sealedSecrets ? (JSON.parse(unseal(PURPOSE, sealedSecrets)) as Record<number, string>) : {};
  const isSealed = sealedVersion === secretVersion;
  return [secretVersion, secretVersion - 1].flatMap(
    (version) => sealed[version] ?? (isSealed || version < 1 ? [] : derivedSecret(id, version)),
  );
}

/**
 * The columns of a webhook that gets a new secret; `found` is undefined for a new webhook. A previous secret that
 * can no longer be read is not kept.
 */
export function withNewSecret(found?: Secrets): SecretColumns {
  const version = (found?.secretVersion ?? 0) + 1;
  const [previous] = (found && readable(found)) ?? [];
  return sealedColumns(version, [inFormat(randomBytes(BYTES)), ...(previous ? [previous] : [])]);
}

/** The columns of a webhook whose newest secret is not stored yet; undefined if its secrets can no longer be read. */
export function withSealedSecrets(found: Secrets): SecretColumns | undefined {
  const secrets = readable(found);
  return secrets && sealedColumns(found.secretVersion, secrets);
}

function sealedColumns(secretVersion: number, secrets: string[]): SecretColumns {
  const byVersion = Object.fromEntries(secrets.map((secret, back) => [secretVersion - back, secret]));
  const sealedSecrets = seal(PURPOSE, JSON.stringify(byVersion));
  return { secretVersion, sealedSecrets, sealedVersion: secretVersion };
}

function readable(webhook: Secrets): string[] | undefined {
  try {
    return secretsOf(webhook);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

/**
 * The secret that earlier versions of Staybook gave a webhook: they stored none, and derived it from the one secret
 * of the server, which is the oldest now.
 */
function derivedSecret(id: string, version: number): string {
  const { signing } = serverKeys().at(-1)!;
  return inFormat(createHmac('sha256', signing).update(`webhook:${id}:${version}`).digest());
}
