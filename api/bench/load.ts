import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';

export interface Round {
  /** Answers in a second. */
  perSecond: number;
  /** Microseconds of the server's processor time for each request. */
  cpu: number;
}

const CONNECTIONS = 32;
const TICKS_A_SECOND = 100;

/**
 * Sends requests over 32 connections for this many seconds. Any answer other than 200, or with another hash, fails the
 * run.
 */
export async function load(
  { url, pid }: { url: string; pid: number },
  body: () => string,
  seconds: number,
  hash: string,
): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = cpuSeconds(pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  let answered = 0;
  // Each text is hashed once only, since slow checks would distort the load.
  const right = new Set<string>();
  const connection = async () => {
    while (performance.now() < end) {
      const text = await post(url, body(), agent);
      if (!right.has(text)) {
        if (hashOf(text) !== hash) throw new Error('An answer differs from the peer’s.');
        right.add(text);
      }
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  const took = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: answered / took, cpu: (1e6 * (cpuSeconds(pid) - before)) / answered };
}

export function post(url: string, body: string, agent?: http.Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = http.request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${response.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    request.on('error', reject).end(body);
  });
}

/** A hash that ignores spaces and the final newline, but not the values and their order. */
export const hashOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex');

/** Seconds of processor time that the process has used, if the system reports it (Linux). */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return NaN;
  }
}

/** Megabytes of the process that are resident, if the system reports it (Linux). */
export function megabytesOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
