import { createHash } from 'node:crypto';
import type { Response } from 'express';

const SCRIPTS = /<script>([^]*?)<\/script>/g;
const SCRIPT_SOURCES = /script-src [^;]*/;

/** The hashes of inline scripts as a content security policy lists them, without duplicates. */
export function scriptHashes(...documents: string[]): string[] {
  const scripts = documents.flatMap((document) =>
    [...document.matchAll(SCRIPTS)].map(([, script]) => script!),
  );
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  return [...new Set(scripts.map(hashOf))];
}

/** Sets a content security policy that allows own files and these inline scripts only. */
export function allowScripts(response: Response, hashes: readonly string[]): void {
  const policy = response.get('content-security-policy');
  if (policy)
    response.set(
      'content-security-policy',
      policy.replace(SCRIPT_SOURCES, (sources) => [sources, ...hashes].join(' ')),
    );
}
