import { decimal } from '../../kit/format';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import type { AuditRow } from '../audit/auditValues';
import type { SessionState } from '../../session/session';
import { sendSigned } from '../../session/sendSigned';
import * as texts from './texts';

/** The number of rows by table, as the server counts them. */
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
  /** The number of all refused rows; the first ones are listed. */
  refusedRows: number;
  records: { record: AuditRow['record']; name: string; isNew: boolean; fields: string[] }[];
}
export interface Progress {
  done: number;
  all: number;
}

/** The supported types of files. */
export const FILE_TYPES = ['.csv', '.json'];

/** The reason why a file is not sent, or undefined. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!FILE_TYPES.some((type) => name.toLowerCase().endsWith(type))) return texts.chooseCsvOrJson;
  if (size === 0) return texts.emptyFile;
  return size > LIMITS.importMegabytes * 1_000_000
    ? fill(texts.fileTooLarge, { size: decimal(size / 1_000_000), limit: LIMITS.importMegabytes })
    : undefined;
}

/** A refusal by the server, in its words. */
export class FileRefused extends Error {}

/** Sends a file to be previewed or imported, reports the progress, and returns the changes. Throws FileRefused. */
export async function sendHotelFile(
  session: SessionState,
  file: File,
  way: 'preview' | 'hotels',
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Report> {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/json';
  const address = `/api/imports/${way}?name=${encodeURIComponent(file.name)}`;
  const response = await sendSigned(session, address, { body: file, type, signal });
  if (!response.ok) throw new FileRefused(await refusalOf(response));
  for await (const line of linesOf(response.body!)) {
    const message = JSON.parse(line) as Partial<Progress> & { report?: Report; problem?: string };
    if (message.problem) throw new FileRefused(message.problem);
    if (message.report) return message.report;
    if (message.all !== undefined && message.done !== undefined)
      onProgress({ done: message.done, all: message.all });
  }
  throw new Error('The answer ended before the report.');
}

const EXPORTS = { csv: '/api/exports/allhotels.csv', json: '/api/exports/allhotels.json' };

/** Downloads a file of all hotels, or of one, or of those of a city. Throws FileRefused. */
export async function takeHotelFile(
  session: SessionState,
  format: 'csv' | 'json',
  filter: { hotelId?: string; cityId?: string },
  signal: AbortSignal,
): Promise<Blob> {
  const body = JSON.stringify(filter);
  const response = await sendSigned(session, EXPORTS[format], { body, type: 'application/json', signal });
  if (!response.ok) throw new FileRefused(await refusalOf(response));
  return response.blob();
}

async function refusalOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  return answer.errors?.[0]?.message ?? texts.serverFailed;
}

/** The lines of a response as they arrive. */
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
