import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const ROOT = path.join(__dirname, '../../..');

/** What the tests read of a service in docker-compose.yml. */
interface ComposeService {
  command?: string[];
  environment?: Record<string, string | number | null>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
  group_add?: string[];
  cap_drop?: string[];
  network_mode?: string;
}

interface ComposeFile {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
}

/** docker-compose.yml as compose reads it with these variables in .env. */
export function readCompose(variables: Record<string, string> = {}): ComposeFile {
  const text = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8').replace(/^\s*#.*$/gm, '');
  return parse(interpolate(text, variables), { merge: true }) as ComposeFile;
}

/** Replaces ${NAME}, ${NAME:-default} and ${NAME:+replacement}, the innermost first; $$ is a dollar sign. */
function interpolate(text: string, variables: Record<string, string>): string {
  const dollar = '\0';
  let rest = text.replaceAll('$$', dollar);
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(
      /\$\{(\w+)(?::([-+])([^${}]*))?\}/g,
      (_whole, name: string, sign?: string, words = '') => {
        const value = variables[name] ?? '';
        if (sign === '+') return value && words;
        return value || words;
      },
    );
  }
  return rest.replaceAll(dollar, '$');
}

/** The environment of the service `api` by docker-compose.yml, as texts. */
export const environmentOfApi = (variables: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readCompose(variables).services.api!.environment!).map(([name, value]) => [
      name,
      String(value ?? ''),
    ]),
  );
