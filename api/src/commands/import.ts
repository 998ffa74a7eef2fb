import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImportProblem } from '../imports/importFile.service';
import { importHotels, type ImportCounts } from '../imports/import.service';
import { runCommand, withDatabase } from './runCommand';

/** npm run import -- FILE: imports the hotels of a file, and prints each refused row with the reason. */
async function main(): Promise<void> {
  const source = parse(process.argv[2]);
  await withDatabase(async () => {
    const { added, changed, refused } = await importHotels(source);
    for (const { where, reason } of refused) console.log(`Refused ${where}: ${reason}.`);
    console.log(`${inWords(added)} added.`);
    if (Object.values(changed).some(Boolean)) console.log(`${inWords(changed)} changed.`);
    console.log(refused.length === 1 ? '1 row refused.' : `${refused.length} rows refused.`);
  });
}

function parse(file: string | undefined): unknown {
  if (!file) throw new ImportProblem('Name the file: npm run import -- FILE.json');
  let text: string;
  try {
    // npm runs in the root folder; the path is relative to where it was called.
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

runCommand(main, ImportProblem);
