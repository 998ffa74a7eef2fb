import type { ServerResponse } from 'node:http';

/** What only documents heed, and what the policy below says as well. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** A drawing that is opened by itself is a document too. */
const POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/**
 * Leaves out of the answer with a built file what it has no use for: half a kilobyte that each of some twenty files of a
 * page would bring. Pictures may be shown by pages of other origins, as those of existing clients.
 */
export function setFileHeaders(response: ServerResponse, file: string): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  response.setHeader('content-security-policy', POLICY);
  if (/\.(jpe?g|png|webp|avif|svg)(\.(br|gz))?$/.test(file))
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
}
