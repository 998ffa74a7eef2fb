import { existsSync } from 'node:fs';
import path from 'node:path';
import { config, ConfigProblem } from './core/config';
import { unsetAccounts } from './external/connectServices';

/*
 * The stand-ins and the demonstration data are workspaces of their own, loaded only if the settings ask for
 * them. An image for production may be built without them (STANDINS=no, see api/Dockerfile).
 */

type StandInsModule = typeof import('../standins/openStandIns');
type SeedsModule = typeof import('../seeds/seed.service');
type StandIns = Awaited<ReturnType<StandInsModule['openStandIns']>>;
/** The number of rows of each kind that a seeding made. */
export type SeedSummary = Awaited<ReturnType<SeedsModule['seedDemo']>>;

/** The folder of the workspaces, in the sources and in the build. */
const FOLDER = path.join(__dirname, '..');

const load = async <Module>(file: string): Promise<Module> =>
  (await import(path.join(FOLDER, file))) as Module;

/** Opens a stand-in for each service without an account; undefined if every service has one. */
export async function openStandIns(): Promise<StandIns | undefined> {
  if (unsetAccounts().length === 0) return undefined;
  const standIns = await load<StandInsModule>('standins/openStandIns');
  return standIns.openStandIns();
}

/** Loads the workspace that fills an empty database with demonstration hotels. */
export async function loadSeeds(): Promise<SeedsModule> {
  if (!isInstalled('seeds'))
    throw new ConfigProblem(['Staybook was installed without the demonstration data, so it cannot seed.']);
  return load<SeedsModule>('seeds/seed.service');
}

/** Refuses to start if the settings ask for a part that is not installed, and names those settings. */
export function requireParts(): void {
  const accounts = isInstalled('standins') ? [] : unsetAccounts();
  const problems = accounts.map(
    (name) => `${name} is missing: set it, as Staybook was installed without stand-ins.`,
  );
  if (config.seed === 'demo' && !isInstalled('seeds'))
    problems.push('SEED must be none: Staybook was installed without the demonstration data.');
  if (problems.length) throw new ConfigProblem(problems);
}

const isInstalled = (part: 'standins' | 'seeds'): boolean => existsSync(path.join(FOLDER, part));
