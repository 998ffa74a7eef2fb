import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportCounts } from '../files/importLog/hotelImport.entity';
import { ImportProblem } from '../files/imports/importFile.service';
import { importHotels } from '../files/imports/import.service';
import { readHotelFile, type HotelFile } from '../files/imports/readHotelFile';
import { runCommand, withDatabase } from './runCommand';

/** npm run import -- FILE: imports the hotels of a file, and prints each refused row with the reason. */
async function main(): Promise<void> {
  const { lists, ...more } = await read(process.argv[2]);
  await withDatabase(async () => {
    const { added, changed, refused } = await importHotels(lists, more);
    for (const { where, reason } of refused) console.log(`Refused ${where}: ${reason}.`);
    console.log(`${describeCounts(added)} added.`);
    if (Object.values(changed).some(Boolean)) console.log(`${describeCounts(changed)} changed.`);
    console.log(refused.length === 1 ? '1 row refused.' : `${refused.length} rows refused.`);
  });
}

async function read(file: string | undefined): Promise<HotelFile> {
  if (!file) throw new ImportProblem('Give the file: npm run import -- FILE.json, or FILE.csv');
  let bytes: Buffer;
  try {
    // npm runs in the root folder; the path is relative to where it was called.
    bytes = readFileSync(path.resolve(process.env.INIT_CWD ?? '', file));
  } catch (error) {
    throw new ImportProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
  return readHotelFile(bytes, /\.csv$/i.test(file));
}

function describeCounts(counts: ImportCounts): string {
  const words = { cities: 'cities', hotelTypes: 'hotel types', hotels: 'hotels', roomTypes: 'room types' };
  const parts = Object.entries({ ...words, roomNumbers: 'room numbers' }).map(
    ([table, word]) => `${counts[table as keyof ImportCounts]} ${word}`,
  );
  return Object.values(counts).some(Boolean) ? parts.join(', ') : '0';
}

runCommand(main, ImportProblem);
