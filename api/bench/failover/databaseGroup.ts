import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../builtServer';
import type { DatabaseServer } from '../databaseServer';
import { makeMysqlServer } from './mysqlServer';

/** Milliseconds between two checks for the primary; MySQL Router checks about as often. */
const LOOK_EVERY = 250;
const MEMBERS = 3;

/** Three MySQL servers that replicate as a group with one primary, behind one address that leads to it. */
export interface DatabaseGroup {
  url: string;
  /** Kills the primary, and starts it again as a member as soon as another primary serves. */
  killPrimary(): Promise<void>;
  /** Whether all members are in the group. */
  isWhole(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openDatabaseGroup(): Promise<DatabaseGroup> {
  const servers = await makeMembers();
  const [first] = servers;
  await first!.ask(
    'SET GLOBAL group_replication_bootstrap_group = ON',
    'START GROUP_REPLICATION',
    'SET GLOBAL group_replication_bootstrap_group = OFF',
  );
  for (const server of servers.slice(1)) await server.ask('START GROUP_REPLICATION');

  let primary = first!;
  const sockets = new Set<Socket>();
  const router = createServer((near) => join(near, connect(primary.port, '127.0.0.1'), sockets));
  await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
  let isOver = false;
  const following = (async () => {
    for (; !isOver; await pause(LOOK_EVERY)) {
      const found = await findPrimary(servers);
      if (!found || found === primary) continue;
      primary = found;
      for (const socket of sockets) socket.destroy();
    }
  })();

  return {
    url: `mysql://root@127.0.0.1:${(router.address() as AddressInfo).port}/test`,
    async killPrimary() {
      const killed = primary;
      await killed.kill();
      while (primary === killed) await pause(50);
      await killed.start();
      await rejoin(killed);
    },
    isWhole: async () => (await onlineMembers(primary)).length === MEMBERS,
    async close() {
      isOver = true;
      await following;
      for (const socket of sockets) socket.destroy();
      router.close();
      await Promise.all(servers.map((server) => server.remove()));
    },
  };
}

async function makeMembers(): Promise<DatabaseServer[]> {
  const group = randomUUID();
  const ports = await Promise.all(Array.from({ length: MEMBERS }, freePort));
  const seeds = ports.map((port) => `127.0.0.1:${port}`).join(',');
  const servers = [];
  for (const [index, port] of ports.entries()) {
    const server = await makeMysqlServer([
      `--server-id=${index + 1}`,
      '--gtid-mode=ON',
      '--enforce-gtid-consistency=ON',
      '--report-host=127.0.0.1',
      '--plugin-load-add=group_replication.so',
      '--log-bin-trust-function-creators=ON',
      `--loose-group-replication-group-name=${group}`,
      `--loose-group-replication-local-address=127.0.0.1:${port}`,
      `--loose-group-replication-group-seeds=${seeds}`,
      '--loose-group-replication-start-on-boot=OFF',
      // A new primary first applies all transactions that the old one acknowledged.
      '--loose-group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER',
      '--loose-group-replication-member-expel-timeout=0',
      '--loose-group-replication-recovery-get-public-key=ON',
      '--innodb-buffer-pool-size=128M',
    ]);
    await server.start();
    await server.ask(
      'SET SQL_LOG_BIN = 0',
      "CREATE USER recovery@'%' IDENTIFIED BY 'recovery'",
      "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO recovery@'%'",
      "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'recovery', SOURCE_PASSWORD = 'recovery' FOR CHANNEL 'group_replication_recovery'",
    );
    servers.push(server);
  }
  return servers;
}

/**
 * Joins a restarted server to the group. The group refuses it while it still takes it for alive, so this tries again
 * for 20 seconds.
 */
async function rejoin(server: DatabaseServer): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await server.ask('START GROUP_REPLICATION');
      return;
    } catch (error) {
      if (tries === 20) throw error;
      await pause(1000);
    }
  }
}

const onlineMembers = (server: DatabaseServer) =>
  server.ask(
    "SELECT MEMBER_PORT AS port, MEMBER_ROLE AS role FROM performance_schema.replication_group_members WHERE MEMBER_STATE = 'ONLINE'",
  );

/** The primary of the majority, if it already accepts writes. */
async function findPrimary(servers: DatabaseServer[]): Promise<DatabaseServer | undefined> {
  for (const server of servers) {
    const members = await onlineMembers(server).catch(() => []);
    const found = servers.find(({ port }) =>
      members.some((row) => row.role === 'PRIMARY' && row.port === port),
    );
    if (!found || members.length < 2) continue;
    const [state] = await found.ask('SELECT @@super_read_only AS closed').catch(() => []);
    if (state?.closed === 0) return found;
  }
  return undefined;
}

function join(near: Socket, far: Socket, sockets: Set<Socket>): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  }
}
