import 'reflect-metadata';
import { BadInput } from '../core/problems';
import { resetFactorsNow } from '../users/factors/factorReset.service';
import { makeAdmin } from '../users/manageUsers.service';
import { runCommand, withDatabase } from './runCommand';

const RESET = '--reset-second-factor';
const USAGE = `Give the email address: npm run admin -- EMAIL, or npm run admin -- ${RESET} EMAIL`;

/**
 * npm run admin -- EMAIL: makes or promotes an administrator. With --reset-second-factor it removes the passkeys and
 * second factors of an account at once instead.
 */
async function main(): Promise<void> {
  const [first, second] = process.argv.slice(2);
  const isReset = first === RESET;
  const email = isReset ? second : first;
  if (!email || email.startsWith('--')) throw new BadInput(USAGE);
  await withDatabase(() => (isReset ? reset(email) : make(email)));
}

async function make(email: string): Promise<void> {
  const { user, passwordUrl } = await makeAdmin(email);
  console.log(`${user.email} is an administrator; the username is ${user.username}.`);
  if (passwordUrl) console.log(`Choose a password within a day, while Staybook runs:\n${passwordUrl}`);
}

async function reset(email: string): Promise<void> {
  const user = await resetFactorsNow(email);
  console.log(
    `${user.email} has no passkey, app for codes, recovery code or app password any more and is signed out everywhere.`,
  );
}

runCommand(main, BadInput);
