import { parseArgs } from 'node:util';
import { keepCertificates, type Service } from '../ops/certificates/keepCertificates';

const USAGE = 'staybook certificates FOLDER SERVICE[:GROUP]... [--client NAME]...';

/**
 * staybook certificates FOLDER SERVICE[:GROUP]... [--client NAME]...: keeps the certificates of the composed shape. GROUP
 * is the number of the group that may read the service's key; a client gets the certificate of the authority alone.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { client: { type: 'string', multiple: true } },
  });
  const [folder, ...words] = positionals;
  if (!folder || words.length === 0) throw new Error(`Usage: ${USAGE}`);
  const made = await keepCertificates(folder, words.map(serviceOf), values.client ?? []);
  console.log(made.length ? `Made certificates: ${made.join(', ')}` : 'All certificates are kept.');
}

function serviceOf(word: string): Service {
  const [, name, group] = /^([a-z0-9][a-z0-9.-]*)(?::(\d+))?$/.exec(word) ?? [];
  if (!name) throw new Error(`${word} is not a service: write its name, or NAME:GROUP. Usage: ${USAGE}`);
  return { name, group: group === undefined ? undefined : Number(group) };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
