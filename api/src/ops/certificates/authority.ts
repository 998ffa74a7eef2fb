import 'reflect-metadata';
import { createPrivateKey, KeyObject, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { now } from '../../core/clock';

/** A certificate and its private key, as PEM. */
export interface Pair {
  certificate: string;
  key: string;
}

const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3650;
const SERVICE_DAYS = 825;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const { KeyUsageFlags: usage } = x509;

/** When a certificate ends that is made now for a service. */
export const endOfService = (): Date => daysFromNow(SERVICE_DAYS);

/** Makes an authority, which signs its own certificate, for ten years. */
export async function makeAuthority(): Promise<Pair> {
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Staybook',
      notBefore: now(),
      notAfter: daysFromNow(AUTHORITY_DAYS),
      signingAlgorithm: ALGORITHM,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(usage.keyCertSign | usage.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  );
  return pairOf(certificate, keys);
}

/** Makes a certificate by which a service shows to the others of an authority that it has this name, as server and as client. */
export async function makeCertificate(authority: Pair, name: string): Promise<Pair> {
  const issuer = new x509.X509Certificate(authority.certificate);
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.create(
    {
      subject: `CN=${name}`,
      issuer: issuer.subject,
      notBefore: now(),
      notAfter: endOfService(),
      signingAlgorithm: ALGORITHM,
      publicKey: keys.publicKey,
      signingKey: await signingKey(authority.key),
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(usage.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([
          x509.ExtendedKeyUsage.serverAuth,
          x509.ExtendedKeyUsage.clientAuth,
        ]),
        new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: name }]),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        await x509.AuthorityKeyIdentifierExtension.create(issuer, false, webcrypto),
      ],
    },
    webcrypto,
  );
  return pairOf(certificate, keys);
}

const daysFromNow = (days: number): Date => new Date(now().getTime() + days * DAY_MS);

const makeKeys = (): Promise<webcrypto.CryptoKeyPair> =>
  webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

const signingKey = (key: string): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(key).export({ type: 'pkcs8', format: 'der' }),
    ALGORITHM,
    false,
    ['sign'],
  );

const pairOf = (certificate: x509.X509Certificate, { privateKey }: webcrypto.CryptoKeyPair): Pair => ({
  certificate: `${certificate.toString('pem')}\n`,
  key: KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
});
