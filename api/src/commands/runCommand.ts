import { ConfigProblem, loadConfig } from '../core/config';
import { DatabaseProblem, openDatabase } from '../database/connect';
import { databaseModel } from '../domains';

/** Runs a command; a known problem is printed as its message alone, any other with its stack. */
export function runCommand(main: () => Promise<void>, Problem: new (message: string) => Error): void {
  main().catch((error: Error) => {
    const isKnown = [ConfigProblem, DatabaseProblem, Problem].some((known) => error instanceof known);
    console.error(isKnown ? error.message : error.stack);
    process.exitCode = 1;
  });
}

/** Does the work on the database that the settings name, and closes it. */
export async function withDatabase(work: () => Promise<void>): Promise<void> {
  loadConfig();
  const database = await openDatabase(databaseModel);
  try {
    await work();
  } finally {
    await database.destroy();
  }
}
