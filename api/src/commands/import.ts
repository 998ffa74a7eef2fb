import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigProblem, loadConfig } from '../core/config';
import { DatabaseProblem, openDatabase } from '../database/connect';
import { databaseModel } from '../server/entities';
import { ImportProblem } from '../imports/importFile.service';
import { importHotels, type ImportCounts } from '../imports/import.service';

/** Reads a file of hotels, brings in what can go in, and says what could not and why. */
async function main(): Promise<void> {
  const source = parse(process.argv[2]);
  loadConfig();
  const database = await openDatabase(databaseModel);
  try {
    const { added, changed, refused } = await importHotels(source);
    for (const { where, reason } of refused) console.log(`Refused ${where}: ${reason}.`);
    console.log(`${inWords(added)} added.`);
    if (Object.values(changed).some(Boolean)) console.log(`${inWords(changed)} changed.`);
    console.log(refused.length === 1 ? '1 row refused.' : `${refused.length} rows refused.`);
  } finally {
    await database.destroy();
  }
}

function parse(file: string | undefined): unknown {
  if (!file) throw new ImportProblem('Name the file: npm run import -- FILE.json');
  let text: string;
  try {
    // npm runs in the root folder; the name is meant from where it was called
    text = readFileSync(path.resolve(process.env.INIT_CWD ?? '', file), 'utf8');
  } catch (error) {
    throw new ImportProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportProblem(`${file} is not JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}

function inWords(counts: ImportCounts): string {
  const words = { cities: 'cities', hotelTypes: 'hotel types', hotels: 'hotels', roomTypes: 'room types' };
  const parts = Object.entries({ ...words, roomNumbers: 'room numbers' }).map(
    ([table, word]) => `${counts[table as keyof ImportCounts]} ${word}`,
  );
  return Object.values(counts).some(Boolean) ? parts.join(', ') : '0';
}

main().catch((error: Error) => {
  const known = [ConfigProblem, DatabaseProblem, ImportProblem].some((kind) => error instanceof kind);
  console.error(known ? error.message : error.stack);
  process.exitCode = 1;
});
