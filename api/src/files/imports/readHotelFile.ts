import { readTable } from './csvRows';
import { ImportProblem, type RefusedRow } from './importFile.service';
import { readJson } from './jsonRows';

/** A file of hotels, read: its lists, and of a table also the line of each row and what was refused. */
export interface HotelFile {
  lists: Record<string, unknown>;
  placeOf?: (list: string, index: number) => string;
  refused?: RefusedRow[];
}

/** Reads a CSV or JSON file of hotels. Refuses what is neither (ImportProblem). */
export async function readHotelFile(bytes: Uint8Array, isCsv: boolean): Promise<HotelFile> {
  if (!isCsv) return { lists: await readJson(bytes) };
  try {
    return await readTable(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof TypeError
      ? new ImportProblem('The file is not text in UTF-8: save it as "CSV UTF-8"; nothing was read.')
      : error;
  }
}
