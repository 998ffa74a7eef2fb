/*
 * What programs may use at /graphql. The api holds these limits, and the page for developers prints them.
 */

/**
 * The points of the cost estimate that a caller may spend in a minute. A person at a screen spends a few hundred at each
 * click; an office may share one address. All keys of one person share their points.
 */
export const POINTS_A_MINUTE = {
  address: 600_000,
  person: 600_000,
  administrator: 1_000_000,
  key: 600_000,
  staffKey: 1_000_000,
} as const;

/** The most points of one operation. The dearest document of the web app costs less than half of it. */
export const POINTS_OF_OPERATION = { guest: 13_000, staff: 45_000 } as const;

/** Requests, operations over sockets, and new sockets of one network in a minute. */
export const REQUESTS_A_MINUTE = { request: 1200, socket: 120 } as const;

/** The limits of one document. Depth counts fields within fields. */
export const DOCUMENT_LIMITS = {
  /** Characters, since the parser reads each. Long texts belong in variables. */
  characters: 50_000,
  /** Those of the web app have at most 700. Comparing repeated fields takes time in the square of the tokens. */
  tokens: 1200,
  depth: 9,
  aliases: 15,
  directives: 5,
  /** `__schema` and `__type` fields. Each answers up to 400 kB. */
  introspections: 4,
} as const;

/** The limits of variables: items of a list, and levels of lists and objects. */
export const VARIABLE_LIMITS = { items: 2000, levels: 20 } as const;

/** Open sockets of one user and of one network, open operations of one socket, and bytes of one message. */
export const SOCKET_LIMITS = {
  user: 20,
  network: 200,
  operations: 20,
  messageBytes: 64 * 1024,
} as const;
