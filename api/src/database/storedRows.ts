import { migrations } from './migrations';
import { SearchWord } from './lists/searchWord.entity';
import type { StoredTable, StoredValue } from './snapshot';
import { repo, transaction } from './transaction';

/** The names of the migrations of this build. */
export const knownMigrations = (): string[] => migrations.map(({ name }) => name);

/** Values in one statement at most; the engines take more. */
const MOST_VALUES = 8192;

/** Writes the rows of a snapshot in one transaction, without entities and their subscribers. */
export async function restoreRows(
  tables: AsyncIterable<StoredTable & { rows: AsyncIterable<StoredValue[]> }>,
): Promise<void> {
  await transaction(async () => {
    const { manager } = repo(SearchWord);
    const isEmbedded = manager.connection.options.type === 'better-sqlite3';
    // Tables come in any order, so rows may refer to rows that come later.
    await manager.query(isEmbedded ? 'PRAGMA defer_foreign_keys = ON' : 'SET FOREIGN_KEY_CHECKS = 0');
    for await (const { table, columns, rows } of tables) {
      const into = `INSERT INTO \`${table}\` (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES `;
      const places = `(${columns.map(() => '?').join(', ')})`;
      const most = Math.floor(MOST_VALUES / columns.length);
      let batch: StoredValue[][] = [];
      const write = () => manager.query(into + batch.map(() => places).join(', '), batch.flat());
      for await (const row of rows) {
        batch.push(row);
        if (batch.length < most) continue;
        await write();
        batch = [];
      }
      if (batch.length) await write();
    }
    if (!isEmbedded) await manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}
