import http from 'node:http';
import type { HostileDocument } from './documents';

/** The outcome of an attack. */
export interface Outcome {
  result: string;
  bytes: number;
  /** The fault of the answer, if it has one. */
  fault?: string | undefined;
  /** Milliseconds until the refusal, if it was refused. */
  refusedIn?: number | undefined;
}

interface Answer {
  errors?: { message: string; extensions?: { code?: string } }[];
  data?: unknown;
}

const AS_JSON = 'application/json';
/** With this type, a refusal has its own status; with the other type it has 200. */
const AS_GRAPHQL = 'application/graphql-response+json';
const AS_JSON_STATUS = [200, 400, 413];
const AS_GRAPHQL_STATUS = [400, 413];
const agent = new http.Agent({ keepAlive: true });
/** Codes that do not name the fault of the request. */
const UNCLEAR = [undefined, 'INTERNAL_SERVER_ERROR'];

/**
 * Sends a document once. If it is refused, sends it again with the other type of answers, whose status shows the
 * refusal.
 */
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
  /** Milliseconds until the whole answer had arrived. */
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
