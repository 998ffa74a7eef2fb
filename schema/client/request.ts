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

/** Asks a query or a mutation; throws StaybookError where it has errors. */
export async function request<Result, Variables>(
  { url, accessToken, fetch = globalThis.fetch }: Staybook,
  document: TypedDocument<Result, Variables>,
  ...[variables]: VariablesArgument<Variables>
): Promise<Result> {
  const response = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer<Result>;
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
