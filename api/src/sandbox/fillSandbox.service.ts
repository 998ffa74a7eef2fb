import { config } from '../core/config';
import { emptyDatabase } from '../database/connect';
import { isDatabaseEmpty, repo, transaction } from '../database/transaction';
import { EventCounter } from '../eventLog/eventCounter.entity';
import { IndexChange } from '../search/index/indexChange.entity';
import { storeCatalogue, type Catalogue } from './catalogue.service';
import { newSandboxDay, SandboxDay } from './sandboxDay.entity';

/**
 * Empties the sandbox's database and copies the catalogue, unless it has that of this day already. It runs under the lock of
 * openDatabase(), so two instances never do it at once, and the second finds it done.
 */
export async function fillSandbox(day: string, readCatalogue: () => Promise<Catalogue>): Promise<void> {
  const [filled] = await repo(SandboxDay).find({ take: 1 });
  // Another instance whose clock is ahead may have begun the next day.
  if (filled && filled.day >= day) return;
  // The embedded database is a new file each day. That of a server is ours alone by its name, see SANDBOX_DATABASE_URL.
  if (config.databaseUrl && !(await isDatabaseEmpty([IndexChange, EventCounter])))
    await emptyDatabase(repo(SandboxDay).manager.connection);
  const catalogue = await readCatalogue();
  await transaction(async () => {
    await storeCatalogue(catalogue);
    await repo(SandboxDay).insert(newSandboxDay({ day }));
  });
}
