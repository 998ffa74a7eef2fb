import 'reflect-metadata';
import { ConfigProblem, loadConfig } from '../core/config';
import { DatabaseProblem, openDatabase } from '../database/connect';
import { databaseModel } from '../server/entities';
import { BadInput } from '../core/problems';
import { makeAdmin } from '../users/user.admin.service';

/** npm run admin -- EMAIL: makes or promotes an administrator. */
async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) throw new BadInput('Name the e-mail address: npm run admin -- EMAIL');
  loadConfig();
  const database = await openDatabase(databaseModel);
  try {
    const { user, passwordUrl } = await makeAdmin(email);
    console.log(`${user.email} is an administrator; the username is ${user.username}.`);
    if (passwordUrl) console.log(`Choose a password within a day, while the house is open:\n${passwordUrl}`);
  } finally {
    await database.destroy();
  }
}

main().catch((error: Error) => {
  const known = [ConfigProblem, DatabaseProblem, BadInput].some((kind) => error instanceof kind);
  console.error(known ? error.message : error.stack);
  process.exitCode = 1;
});
