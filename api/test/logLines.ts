import { symbols } from 'pino';
import { log } from '../src/core/log';

/** A line of the log, as it is written. */
export type LogLine = Record<string, unknown> & { msg?: string; security?: string };

/** The lines of the log that the work writes, complete with what the log adds to each. */
export async function loggedBy(work: () => Promise<unknown>): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  const own = log as unknown as Record<symbol, unknown>;
  const [stream, level] = [own[symbols.streamSym], log.level];
  own[symbols.streamSym] = { write: (line: string) => void lines.push(JSON.parse(line) as LogLine) };
  log.level = 'info';
  try {
    await work();
  } finally {
    log.level = level;
    own[symbols.streamSym] = stream;
  }
  return lines;
}
