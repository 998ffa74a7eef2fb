import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, type SecureContextOptions, type Server } from 'node:tls';
import { noteCertificate, reportEnding } from '../core/certificateEnds';
import { config, ConfigProblem } from '../core/config';
import { log } from '../core/log';

const LOOK_MS = 60_000;

/** The certificate, the key and the versions of TLS by which the api serves; undefined: it serves by plain http. */
export function serverCertificate(): SecureContextOptions | undefined {
  const { certificate, key } = config.tls;
  if (!certificate || !key) return undefined;
  try {
    const read = { cert: readFileSync(certificate), key: readFileSync(key), minVersion: 'TLSv1.2' } as const;
    createSecureContext(read);
    return read;
  } catch (error) {
    throw new ConfigProblem([`TLS_CERT and TLS_KEY cannot be used: ${(error as Error).message}`]);
  }
}

/**
 * Looks at the files every minute while a server is open. Changed ones serve all new connections; those that cannot be
 * used, or of which one is not written yet, are left until they can. Also reports certificates that end soon.
 */
export function keepCertificate(server: Server, first: SecureContextOptions): void {
  let serving = first;
  const look = () => {
    try {
      const read = serverCertificate()!;
      if (String([read.cert, read.key]) !== String([serving.cert, serving.key])) {
        server.setSecureContext(read);
        serving = read;
        log.info('serving by the changed certificate');
      }
    } catch (error) {
      log.error({ error }, 'the changed certificate cannot be used');
    }
    noteCertificate('TLS_CERT', new X509Certificate(String(serving.cert)).validTo);
    reportEnding();
  };
  server.once('listening', () => {
    look();
    const timer = setInterval(look, LOOK_MS).unref();
    server.once('close', () => clearInterval(timer));
  });
}
