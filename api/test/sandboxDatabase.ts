import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';

/** The database of the sandbox beside a test server: its own file, or a new database on the server of DATABASE_URL. */
export function sandboxDatabase() {
  const url = process.env.DATABASE_URL ? new URL(process.env.DATABASE_URL) : undefined;
  const name = `staybook_${randomBytes(6).toString('hex')}_sandbox`;
  const run = async (sql: string): Promise<void> => {
    if (!url) return;
    const connection = await createConnection({
      host: url.hostname,
      port: Number(url.port || 3306),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    });
    await connection.query(sql);
    await connection.end();
  };
  return {
    /** Makes the database; returns the settings that point to it. */
    async settings(): Promise<Record<string, string>> {
      await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
      return url ? { SANDBOX_DATABASE_URL: Object.assign(new URL(url), { pathname: `/${name}` }).href } : {};
    },
    drop: () => run(`DROP DATABASE ${name}`),
  };
}
