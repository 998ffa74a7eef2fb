import 'reflect-metadata';
import { BadInput } from '../core/problems';
import { makeAdmin } from '../users/manageUsers.service';
import { runCommand, withDatabase } from './runCommand';

/** npm run admin -- EMAIL: makes or promotes an administrator. */
async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) throw new BadInput('Give the email address: npm run admin -- EMAIL');
  await withDatabase(async () => {
    const { user, passwordUrl } = await makeAdmin(email);
    console.log(`${user.email} is an administrator; the username is ${user.username}.`);
    if (passwordUrl) console.log(`Choose a password within a day, while Staybook runs:\n${passwordUrl}`);
  });
}

runCommand(main, BadInput);
