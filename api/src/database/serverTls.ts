import { readFileSync } from 'node:fs';
import type { SslOptions } from 'mysql2';
import { config } from '../core/config';

/**
 * The option of a connection to a database server that encrypts it and verifies the server: by the authority in
 * DATABASE_CA, and by the name of the host. Without DATABASE_CA there is none.
 */
export const serverTls = (): { ssl?: SslOptions } =>
  config.databaseCa
    ? { ssl: { ca: readFileSync(config.databaseCa), minVersion: 'TLSv1.2', verifyIdentity: true } }
    : {};
