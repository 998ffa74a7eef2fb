import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from '../../../schema/fill';
import { config } from './config';

/** The workspace of the stand-ins, in the sources and in the build; an image may be without it. */
const STAND_INS = path.join(__dirname, '..', '..', 'standins');

/** Why there are no test keys here; undefined if there are. */
export function sandboxProblem(): string | undefined {
  if (!existsSync(STAND_INS))
    return text(
      'There are no test keys here: this Staybook was installed without what stands in for the card provider.',
    );
  if (config.databaseUrl && !config.sandboxDatabaseUrl)
    return text(
      'There are no test keys here: the operator of this Staybook has set no SANDBOX_DATABASE_URL.',
    );
  return undefined;
}
