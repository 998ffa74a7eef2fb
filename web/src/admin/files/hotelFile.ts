import { LIMITS } from '../../../../schema/limits';
import type { SessionState } from '../../session/session';
import { sendSigned } from '../fields/sendSigned';

/** How many rows, by table, as the server counts them. */
export interface Counts {
  cities: number;
  hotelTypes: number;
  hotels: number;
  roomTypes: number;
  roomNumbers: number;
}
export interface Report {
  added: Counts;
  changed: Counts;
  refused: { where: string; reason: string }[];
  /** How many rows are refused in all; the first ones are listed. */
  refusedRows: number;
  records: { record: string; name: string; isNew: boolean; fields: string[] }[];
}
export interface Progress {
  done: number;
  all: number;
}

/** The kinds of files that are read. */
export const FILE_TYPES = ['.csv', '.json'];

/** Why a file is not even sent; undefined where it is. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!FILE_TYPES.some((type) => name.toLowerCase().endsWith(type))) return 'Choose a CSV or a JSON file.';
  if (size === 0) return 'The file is empty.';
  return size > LIMITS.importMegabytes * 1_000_000
    ? `The file has ${(size / 1_000_000).toFixed(1)} MB. At most ${LIMITS.importMegabytes} MB are read.`
    : undefined;
}

/** What the server refused, in its words. */
export class FileRefused extends Error {}

/** Sends a file to be previewed or imported; tells how far it is, and answers what changes. Throws FileRefused. */
export async function sendHotelFile(
  session: SessionState,
  file: File,
  way: 'preview' | 'hotels',
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Report> {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/json';
  const response = await sendSigned(session, `/api/imports/${way}`, { body: file, type, signal });
  if (!response.ok) throw new FileRefused(await refusalOf(response));
  for await (const line of linesOf(response.body!)) {
    const said = JSON.parse(line) as Partial<Progress> & { report?: Report; problem?: string };
    if (said.problem) throw new FileRefused(said.problem);
    if (said.report) return said.report;
    if (said.all !== undefined && said.done !== undefined) onProgress({ done: said.done, all: said.all });
  }
  throw new Error('The answer ended before the report.');
}

/** Asks for a file of all hotels. Throws FileRefused. */
export async function takeHotelFile(
  session: SessionState,
  format: 'csv' | 'json',
  signal: AbortSignal,
): Promise<Blob> {
  const response = await sendSigned(session, `/api/exports/allhotels.${format}`, { signal });
  if (!response.ok) throw new FileRefused(await refusalOf(response));
  return response.blob();
}

async function refusalOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  return answer.errors?.[0]?.message ?? 'The server could not do it. Try again.';
}

/** The lines of an answer as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop()!;
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}
