import { Table, TableColumn, TableForeignKey, type QueryRunner } from 'typeorm';

/*
 * The words of which migrations make tables. A migration that was released never changes its meaning, so nothing
 * here is changed or shared with the columns of today (columns.ts): a new shape gets a new word. That the entities
 * equal what all migrations have made is tested in transaction.test.ts.
 */
type ColumnWord = { type: string; length?: number; precision?: number };
interface ColumnOptions {
  nullable?: boolean;
  primary?: boolean;
  default?: number | string;
}

const column =
  (shape: ColumnWord) =>
  (name: string, { nullable = false, primary = false, default: value }: ColumnOptions = {}) => ({
    name,
    ...shape,
    length: shape.length === undefined ? undefined : String(shape.length),
    isNullable: nullable,
    isPrimary: primary,
    default: value,
  });

/** 24 hexadecimal characters. */
export const ref = column({ type: 'varchar', length: 24 });
export const id = (name = 'id') => ref(name, { primary: true });
/** A primary key that the database counts up by itself. */
export const sequence = (name: string) => ({
  ...count(name, { primary: true }),
  isGenerated: true,
  generationStrategy: 'increment' as const,
});
export const text = (name: string, length: number, options: ColumnOptions = {}) =>
  column({ type: 'varchar', length })(name, options);
export const longText = column({ type: 'text' });
export const json = longText;
export const count = column({ type: 'integer' });
export const cents = count;
export const flag = column({ type: 'boolean' });
export const measure = column({ type: 'double' });
export const night = column({ type: 'date' });
/** UTC instant to the millisecond. */
export const moment = column({ type: 'datetime', precision: 3 });

export const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
export const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });

/** A named foreign key to the id of another table; the index it needs is declared by the table itself. */
export const foreignKey = (
  name: string,
  columnName: string,
  referencedTableName: string,
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
) => ({
  name,
  columnNames: [columnName],
  referencedTableName,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'RESTRICT',
});

type ForeignKeyWord = ReturnType<typeof foreignKey>;

interface TableWords {
  columns: ReturnType<ReturnType<typeof column>>[];
  indices?: { name: string; columnNames: string[]; isUnique?: boolean }[];
  foreignKeys?: ForeignKeyWord[];
}

export const createTable = (runner: QueryRunner, name: string, words: TableWords): Promise<void> =>
  runner.createTable(new Table({ name, ...words }));

/** Columns of a table that is there; what may not be null needs a default for the rows that are. */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  columns: TableWords['columns'],
): Promise<void> {
  const { driver } = runner.connection;
  for (const word of columns) {
    const type = driver.createFullType(new TableColumn(word));
    const value = typeof word.default === 'string' ? `'${word.default}'` : word.default;
    const rest = word.isNullable ? 'NULL' : `NOT NULL DEFAULT ${value}`;
    // TypeORM would copy the whole table on the embedded database, and lose what refers to it.
    await runner.query(
      `ALTER TABLE ${driver.escape(table)} ADD COLUMN ${driver.escape(word.name)} ${type} ${rest}`,
    );
  }
}

/** How long a text without a default may be: 64 KB or 16 MB. On the embedded database every text is as long as it is. */
export async function changeTextSize(
  runner: QueryRunner,
  table: string,
  name: string,
  type: 'text' | 'mediumtext',
): Promise<void> {
  const { driver } = runner.connection;
  if (driver.options.type === 'better-sqlite3') return;
  await runner.query(`ALTER TABLE ${driver.escape(table)} MODIFY ${driver.escape(name)} ${type} NOT NULL`);
}

/** Whole numbers of 32 or 64 bits, never null and without a default. On the embedded database all have 64. */
export async function changeWholeNumber(
  runner: QueryRunner,
  table: string,
  name: string,
  type: 'integer' | 'bigint',
): Promise<void> {
  const { driver } = runner.connection;
  if (driver.options.type === 'better-sqlite3') return;
  await runner.query(`ALTER TABLE ${driver.escape(table)} MODIFY ${driver.escape(name)} ${type} NOT NULL`);
}

/**
 * Drops columns. Database servers keep those that were dropped in place in the size of a row until the table is made anew,
 * which is done here: dropped and added several times they would leave no room.
 */
export async function dropColumns(runner: QueryRunner, table: string, names: string[]): Promise<void> {
  const { driver } = runner.connection;
  const drop = `ALTER TABLE ${driver.escape(table)}`;
  const each = names.map((name) => `DROP COLUMN ${driver.escape(name)}`);
  if (driver.options.type !== 'better-sqlite3')
    return void (await runner.query(`${drop} ${each.join(', ')}, FORCE`));
  for (const one of each) await runner.query(`${drop} ${one}`);
}

/** A foreign key of a table that is there. The embedded database copies the table, so no foreign key may point to it. */
export async function addForeignKey(runner: QueryRunner, table: string, word: ForeignKeyWord): Promise<void> {
  // What TypeORM remembers of the table may be older than its newest columns.
  await runner.getTable(table);
  await runner.createForeignKey(table, new TableForeignKey(word));
}

/** Drops a foreign key; the embedded database copies the table, so no foreign key may point to it. */
export async function dropForeignKey(runner: QueryRunner, table: string, name: string): Promise<void> {
  await runner.getTable(table);
  await runner.dropForeignKey(table, name);
}

/** What MySQL says to who may not make triggers: its settings let only some users do so while it writes a binary log. */
const NO_TRIGGERS = ['ER_BINLOG_CREATE_ROUTINE_NEED_SUPER', 'ER_TABLEACCESS_DENIED_ERROR'];

/** Lets the database itself refuse to change or delete rows of a table, where it lets us say so. */
export async function refuseChanges(runner: QueryRunner, table: string): Promise<void> {
  const { driver } = runner.connection;
  const words = `rows of ${table} are never changed`;
  const refusal =
    driver.options.type === 'better-sqlite3'
      ? `BEGIN SELECT RAISE(ABORT, '${words}'); END`
      : `FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = '${words}'`;
  for (const change of ['UPDATE', 'DELETE'])
    try {
      await runner.query(
        `CREATE TRIGGER ${table}_${change.toLowerCase()} BEFORE ${change} ON ${driver.escape(table)} ${refusal}`,
      );
    } catch (error) {
      const { driverError } = error as { driverError?: { code?: string } };
      if (!NO_TRIGGERS.includes(driverError?.code ?? '')) throw error;
    }
}

/** Whether a reference may be null. The embedded database copies the table, so no foreign key may point to it. */
export async function changeRefNullable(
  runner: QueryRunner,
  table: string,
  name: string,
  nullable: boolean,
): Promise<void> {
  const { driver } = runner.connection;
  if (driver.options.type !== 'better-sqlite3') {
    const rest = nullable ? 'NULL' : 'NOT NULL';
    await runner.query(
      `ALTER TABLE ${driver.escape(table)} MODIFY ${driver.escape(name)} varchar(24) ${rest}`,
    );
    return;
  }
  const column = (await runner.getTable(table))!.findColumnByName(name)!;
  const changed = column.clone();
  changed.isNullable = nullable;
  await runner.changeColumn(table, column, changed);
}
