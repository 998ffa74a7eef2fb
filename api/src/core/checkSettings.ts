import { url } from './setting';

/** Where the clamd of CLAMAV_URL listens. */
export type ClamdAddress = { host: string; port: number } | { path: string };

/** Settings of the services that check passwords and files. */
export const CHECK_SETTINGS = {
  breachedPasswordsUrl: url(
    'BREACHED_PASSWORDS_URL',
    'list of stolen passwords, as in `https://api.pwnedpasswords.com/range/`; the first five digits of the SHA-1 of a new password are appended, and a list that fails lets the password through',
    {
      pattern: /^https?:\/\/[^?#\s]+\/$/,
      must: 'be an address that ends with a slash, as in https://api.pwnedpasswords.com/range/',
      shown: 'unset: only the built-in list of common passwords',
    },
  ),
  clamd: url(
    'CLAMAV_URL',
    '`clamd://host:port` or `unix:/path` of a ClamAV daemon, which checks each uploaded and imported file; while it does not answer, files are refused; its `StreamMaxLength` must be 30 MB or more',
    {
      pattern: /^clamd:\/\/([^:/?#@\s]+|\[[0-9a-f:.]+\])(:\d{1,5})?\/?$|^unix:\/\S+$/i,
      must: 'read clamd://host:port or unix:/path',
      shown: 'unset: files are not scanned',
    },
  ).as(clamdAddress),
};

const CLAMD_PORT = 3310;

function clamdAddress(address: string | undefined): ClamdAddress | undefined {
  if (address === undefined) return undefined;
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port ? Number(port) : CLAMD_PORT };
}
