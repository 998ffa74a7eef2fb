import { file } from './setting';

/** Settings of the encrypted connections between services: paths of PEM files. */
export const TLS_SETTINGS = {
  tls: {
    certificate: file(
      'TLS_CERT',
      'certificate, with those between it and its authority, for serving by https; together with `TLS_KEY`; read again when it changes',
      { shown: 'unset: http' },
    ),
    key: file('TLS_KEY', 'private key of `TLS_CERT`', { shown: 'unset: http' }),
  },
  databaseCa: file(
    'DATABASE_CA',
    'authority of the certificate of the database server: connections are encrypted, and a server with another authority or name is refused; `DATABASE_URL` must then name a host, not an IP address',
    { shown: 'unset: not encrypted' },
  ),
  redisCa: file(
    'REDIS_CA',
    'authority of the certificate of Redis, beside a `REDIS_URL` with `rediss://`; a server with another authority or name is refused; the api shows it `TLS_CERT`, if Redis asks for a certificate',
    { shown: 'unset: the authorities that Node knows' },
  ),
};
