import http from 'node:http';
import type { HostileDocument } from './documents';

/** How an attack ended. */
export interface Outcome {
  result: string;
  bytes: number;
  /** What is wrong with the answer, whatever it took. */
  fault?: string | undefined;
  /** Milliseconds until it was refused, where it was. */
  refusedIn?: number | undefined;
}

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
  data?: unknown;
}

const AS_JSON = 'application/json';
/** Refuses with a status of its own where the other type answers 200. */
const AS_GRAPHQL = 'application/graphql-response+json';
const AS_JSON_STATUS = [200, 400, 413];
const AS_GRAPHQL_STATUS = [400, 413];
const agent = new http.Agent({ keepAlive: true });
/** Codes that say nothing of what was asked for wrongly. */
const UNCLEAR = [undefined, 'INTERNAL_SERVER_ERROR'];

/** Sends a document once; where it is refused, again with the other type of answers, whose status says so. */
export async function sendDocument(url: string, document: HostileDocument, token?: string): Promise<Outcome> {
  const { status, text, took } = await post(url, document, AS_JSON, token);
  const answer = read(text);
  const outcome = { result: `${status} ${sayAnswer(answer, text)}`, bytes: Buffer.byteLength(text) };
  const isRefused = answer?.errors !== undefined && !('data' in answer);
  if (!isRefused) return { ...outcome, fault: unclear(answer) };
  const strict = await post(url, document, AS_GRAPHQL, token);
  const fault =
    unclear(answer) ??
    statusFault(AS_JSON, status, AS_JSON_STATUS) ??
    statusFault(AS_GRAPHQL, strict.status, AS_GRAPHQL_STATUS);
  return { ...outcome, fault, refusedIn: Math.min(took, strict.took) };
}

const unclear = (answer: Answer | undefined): string | undefined =>
  answer?.errors?.some(({ extensions }) => UNCLEAR.includes(extensions?.code))
    ? 'an error without a clear code'
    : undefined;

const statusFault = (type: string, status: number, right: number[]): string | undefined =>
  right.includes(status) ? undefined : `${type} with the status ${status}`;

interface Posted {
  status: number;
  text: string;
  /** Milliseconds until all of the answer was there. */
  took: number;
}

function post(url: string, { body, query, variables }: HostileDocument, accept: string, token?: string) {
  const sent = JSON.stringify(body ?? { query, variables });
  const headers = {
    'content-type': AS_JSON,
    'content-length': Buffer.byteLength(sent),
    accept,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const start = performance.now();
  return new Promise<Posted>((resolve, reject) => {
    http
      .request(`${url}/graphql`, { method: 'POST', agent, headers, timeout: 60_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () =>
          resolve({ status: response.statusCode!, text, took: performance.now() - start }),
        );
        response.once('error', reject);
      })
      .once('error', reject)
      .end(sent);
  });
}

function read(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

function sayAnswer(answer: Answer | undefined, text: string): string {
  if (!answer) return text.slice(0, 60);
  const { errors } = answer;
  return errors
    ? `${errors[0]?.extensions?.code} (${errors.length}) ${errors[0]?.message.slice(0, 70)}`
    : 'answered';
}
