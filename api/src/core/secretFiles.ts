import { readFileSync } from 'node:fs';
import type { Setting, Values } from './setting';

/** The setting that names a file with the value of a secret one, as Docker and Kubernetes mount secrets. */
const fileSettingOf = (name: string): string => `${name}_FILE`;

/**
 * The values that the environment provides for these settings; an empty one counts as unset. A secret setting may
 * be in a file instead, which NAME_FILE names; spaces and line breaks around its content are left out. `problems`
 * has a line for each file that cannot be used.
 */
export function providedValues(
  settings: readonly Setting<unknown>[],
  env: Values,
): { provided: Values; problems: string[] } {
  const problems: string[] = [];
  const valueOf = ({ name, secret }: Setting<unknown>['row']): string | undefined => {
    const file = secret && env[fileSettingOf(name)];
    if (!file) return env[name] || undefined;
    if (env[name]) problems.push(`${name} and ${fileSettingOf(name)} are both set: keep one of them.`);
    const content = contentOf(file);
    if (!content)
      problems.push(`${fileSettingOf(name)} must name a file with the value, which the server can read.`);
    return content || undefined;
  };
  const provided = Object.fromEntries(settings.map(({ row }) => [row.name, valueOf(row)]));
  return { provided, problems };
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
