import { KEPT_QUERIES, LONGEST_VARIABLES } from './keptQueries';
import type { TypedDocument } from './typedDocument';

/** Where Staybook is, and who asks it. */
export interface Staybook {
  /** Its address, without a path. */
  url: string;
  /** An API key, or the access token of a session; without it only what is public is answered. */
  accessToken?: string;
  /** Another fetch than that of the platform. */
  fetch?: typeof globalThis.fetch;
}

/** Not a refusal that is part of the schema, but a failure: the code of the first error says which. */
export class StaybookError extends Error {
  constructor(
    message: string,
    /** `UNAUTHENTICATED`, `FORBIDDEN`, `BAD_USER_INPUT`, `RATE_LIMITED`, ...; `HTTP` where no GraphQL was answered. */
    readonly code: string,
    /** The status of the answer. */
    readonly status: number,
    /** After how many seconds to ask again; undefined where waiting does not help. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'StaybookError';
  }
}

type VariablesArgument<Variables> =
  Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables];

interface Answer<Result> {
  data?: Result | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Asks a query or a mutation; throws StaybookError where it has errors. What is the same for all visitors (KEPT_QUERIES) is
 * asked by GET with the hash of the query if there is no access token, so that caches before the server can answer; the
 * text follows where the server does not know it.
 */
export async function request<Result, Variables>(
  staybook: Staybook,
  document: TypedDocument<Result, Variables>,
  ...[variables]: VariablesArgument<Variables>
): Promise<Result> {
  const asked: Asked = { query: String(document), variables };
  const extensions = staybook.accessToken ? undefined : await hashOf(asked);
  const byHash = extensions && (await send<Result>(staybook, { variables, extensions }));
  const isKnown = byHash && byHash.answer.errors?.[0]?.extensions?.code !== 'PERSISTED_QUERY_NOT_FOUND';
  const { response, answer } = isKnown ? byHash : await send<Result>(staybook, { ...asked, extensions });
  const [error] = answer.errors ?? [];
  if (!error && answer.data) return answer.data;
  const wait = Number(response.headers.get('retry-after'));
  throw new StaybookError(
    error?.message ?? `Staybook answered ${response.status}.`,
    error?.extensions?.code ?? 'HTTP',
    response.status,
    wait > 0 ? wait : undefined,
  );
}

/** What is sent: with the text of the document by POST, with its hash alone by GET. */
interface Asked {
  query?: string;
  variables?: unknown;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
}

async function send<Result>(
  { url, accessToken, fetch = globalThis.fetch }: Staybook,
  asked: Asked,
): Promise<{ response: Response; answer: Answer<Result> }> {
  const address = new URL('/graphql', url);
  const accept = 'application/graphql-response+json, application/json';
  const authorization = accessToken && { authorization: `Bearer ${accessToken}` };
  if (!asked.query)
    for (const [name, value] of Object.entries(asked))
      if (value) address.searchParams.set(name, JSON.stringify(value));
  const response = await (asked.query
    ? fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept, ...authorization },
        body: JSON.stringify(asked),
      })
    : fetch(address, { headers: { 'apollo-require-preflight': '1', accept } }));
  const answer = (await response.json().catch(() => ({}))) as Answer<Result>;
  return { response, answer };
}

/** The hash of a query that goes by GET; undefined for others, and where the platform hashes nothing, as pages without TLS. */
async function hashOf({ query = '', variables = {} }: Asked): Promise<Asked['extensions']> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle || !rootFields(query).every((name) => KEPT_QUERIES.has(name))) return undefined;
  if (JSON.stringify(variables).length > LONGEST_VARIABLES) return undefined;
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(query)));
  const sha256Hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { persistedQuery: { version: 1, sha256Hash } };
}

/** The fields that the first operation of a document asks for; anything else among them, such as a fragment, by its sign. */
function rootFields(document: string): string[] {
  const text = document.replace(/#.*|"(?:\\.|[^"\\])*"/g, '');
  if (!/^\s*(query\b|\{)/.test(text)) return ['mutation'];
  const names: string[] = [];
  let [fields, values] = [0, 0];
  for (const [token] of text.matchAll(/[{}()]|\w+\s*:\s*\w+|[@.$]*\w+/g)) {
    if (token === '(' || token === ')') values += token === '(' ? 1 : -1;
    else if (values) continue;
    else if (token === '{') fields += 1;
    else if (token === '}' && (fields -= 1) === 0) break;
    else if (fields === 1 && token !== '}') names.push(token.split(':').at(-1)!.trim());
  }
  return names;
}
