import { url, whole, type Values } from './setting';

const milliseconds = (seconds: number): number => seconds * 1000;

/** Settings of the database server and of its replica. */
export const DATABASE_SETTINGS = {
  databaseUrl: url('DATABASE_URL', '`mysql://user:password@host/name` or `mariadb://...`', {
    schemes: ['mysql', 'mariadb'],
    shown: 'unset: SQLite in `DATA_DIR`',
    secret: true,
  }),
  databaseReplicaUrl: url(
    'DATABASE_REPLICA_URL',
    'read replica of `DATABASE_URL` with the same database name; lists, reports and exports of staff are read there while it has everything that was committed; `DATABASE_CA`, `DATABASE_POOL` and `DATABASE_CONNECT_SECONDS` hold for it too; the servers need binary logs, with `gtid_mode=ON` on MySQL',
    { schemes: ['mysql', 'mariadb'], shown: 'unset: everything is read from `DATABASE_URL`', secret: true },
  ),
  sandboxDatabaseUrl: url(
    'SANDBOX_DATABASE_URL',
    'database of its own in which test keys book, beside `DATABASE_URL`; it is emptied every day, so its name must end in `sandbox`; `DATABASE_CA`, `DATABASE_POOL` and the times hold for it too',
    {
      pattern: /^(mysql|mariadb):\/\/[^/]+\/[^/?#]*sandbox(\?\S*)?$/,
      must: 'name a database whose name ends in sandbox, as in mysql://user:password@host/staybook_sandbox',
      shown: 'unset: beside `DATABASE_URL` there are no test keys, else SQLite in `DATA_DIR`',
      secret: true,
    },
  ),
  databasePool: {
    connectMs: whole(
      'DATABASE_CONNECT_SECONDS',
      [1, 60],
      5,
      'how long a new connection to the database server may take',
    ).as(milliseconds),
    timeoutMs: whole(
      'DATABASE_TIMEOUT_SECONDS',
      [1, 3600],
      10,
      'how long to wait for a connection of the pool, and for the result of a statement; then it fails, and its connection is discarded',
    ).as(milliseconds),
    size: whole('DATABASE_POOL', [6, 200], 10, 'connections from one instance to the database server'),
  },
};

/** The rules that DATABASE_REPLICA_URL breaks beside the other settings, each with what to do. */
export function replicaRules(provided: Values): [broken: unknown, message: string][] {
  const [primary, replica] = [provided.DATABASE_URL, provided.DATABASE_REPLICA_URL].map((address = '') =>
    URL.canParse(address) && /^(mysql|mariadb):/.test(address) ? new URL(address) : undefined,
  );
  if (!replica) return [];
  return [
    [
      !provided.DATABASE_URL,
      'DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replicas. Set both, or leave it out.',
    ],
    [
      primary && (primary.protocol !== replica.protocol || primary.pathname !== replica.pathname),
      'DATABASE_REPLICA_URL must name the same kind of server and the same database as DATABASE_URL: a replica has both.',
    ],
    [
      primary?.host === replica.host,
      'DATABASE_REPLICA_URL names the server of DATABASE_URL: name its replica, or leave it out.',
    ],
  ];
}

/** The server and the database of an address, without the account; undefined if it is none. */
function placeOf(address = ''): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port || 3306}${pathname}`;
}

/** The rules that SANDBOX_DATABASE_URL breaks beside the other settings. */
export const sandboxRules = (provided: Values): [broken: unknown, message: string][] => [
  [
    provided.SANDBOX_DATABASE_URL && !provided.DATABASE_URL,
    'SANDBOX_DATABASE_URL needs DATABASE_URL: beside the embedded database, test keys have a file of their own. Leave it out.',
  ],
  [
    placeOf(provided.SANDBOX_DATABASE_URL) &&
      placeOf(provided.SANDBOX_DATABASE_URL) === placeOf(provided.DATABASE_URL),
    'SANDBOX_DATABASE_URL names the database of DATABASE_URL, and is emptied every day: name another.',
  ],
];
