import type { MigrationInterface, QueryRunner } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

/** The table that records the completed steps of unfinished migrations. */
export const NOTES = 'migration_steps';

/**
 * The calls that change the schema. Each is one step, since MySQL commits each statement on a table by
 * itself.
 */
const STEPS: readonly PropertyKey[] = [
  'query',
  'createTable',
  'dropTable',
  'createIndex',
  'dropIndex',
  'createForeignKey',
  'dropForeignKey',
];
const READS = /^\s*(select|show)\b/i;

/** The server's errors for a step that was taken but not recorded when the process died. */
const TAKEN = [
  'ER_TABLE_EXISTS_ERROR',
  'ER_BAD_TABLE_ERROR',
  'ER_DUP_FIELDNAME',
  'ER_DUP_KEYNAME',
  'ER_CANT_DROP_FIELD_OR_KEY',
  'ER_FK_DUP_NAME',
  'ER_TRG_ALREADY_EXISTS',
];
/** MariaDB's error for a foreign key of such a step. */
const TAKEN_FOREIGN_KEY = /errno: 121 /;
const GONE = /does not exist|was not found/;

/**
 * Makes a migration resumable after its process died. Each step is recorded together with its changes, and
 * recorded steps are not repeated.
 */
export const resumable = (Migration: MigrationClass): MigrationClass =>
  class extends Migration {
    override async up(runner: QueryRunner): Promise<void> {
      const name = this.name!;
      await runner.query(
        `CREATE TABLE IF NOT EXISTS ${NOTES} (name varchar(100) PRIMARY KEY, steps int NOT NULL)`,
      );
      const [begun] = await runner.query(`SELECT steps FROM ${NOTES} WHERE name = ?`, [name]);
      if (!begun) await runner.query(`INSERT INTO ${NOTES} VALUES (?, 0)`, [name]);
      await super.up(noting(runner, name, begun?.steps));
    }

    override async down(runner: QueryRunner): Promise<void> {
      await dropSteps(runner);
      await super.down(runner);
    }
  };

/** Drops the recorded steps when all migrations are done. */
export const dropSteps = (runner: { query(sql: string): Promise<unknown> }): Promise<unknown> =>
  runner.query(`DROP TABLE IF EXISTS ${NOTES}`);

/**
 * A runner that takes each step once. `taken` is the number of recorded steps; undefined if the migration
 * never began.
 */
function noting(runner: QueryRunner, name: string, taken: number | undefined): QueryRunner {
  let step = 0;
  const take = async (call: (...args: unknown[]) => Promise<unknown>, args: unknown[]) => {
    step += 1;
    if (step <= (taken ?? 0)) return;
    await runner.query('START TRANSACTION');
    try {
      await call.apply(runner, args);
    } catch (error) {
      if (taken === undefined || step !== taken + 1 || !wasTaken(error)) throw error;
    }
    await runner.query(`UPDATE ${NOTES} SET steps = ? WHERE name = ?`, [step, name]);
    await runner.query('COMMIT');
  };
  return new Proxy(runner, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
      if (!STEPS.includes(key)) return call;
      return (...args: unknown[]) =>
        key === 'query' && READS.test(String(args[0])) ? call(...args) : take(call, args);
    },
  });
}

function wasTaken(error: unknown): boolean {
  const { driverError, message } = error as { driverError?: { code?: string }; message: string };
  if (!driverError) return GONE.test(message);
  return TAKEN.includes(driverError.code ?? '') || TAKEN_FOREIGN_KEY.test(message);
}
