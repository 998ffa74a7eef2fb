import { Like, MoreThan, Not, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { log } from '../core/log';
import { SealBroken, newestSeal, seal, unseal } from '../core/sealed';
import { repo, transaction } from './transaction';

/** A column of texts that seal() encrypted, or null. */
export interface SealedColumn {
  entity: new () => ObjectLiteral;
  /** The column of the primary key, an id. */
  key: string;
  column: string;
  /** The purpose for which its texts are sealed. */
  purpose: string;
}

/** Rows of one transaction. */
const BATCH = 100;

const columns: Record<string, SealedColumn> = {};

/** Adds the sealed columns of a domain; called once for each domain at startup. */
export function addSealedColumns(more: readonly SealedColumn[]): void {
  for (const one of more) columns[`${one.entity.name}.${one.column}`] = one;
}

/**
 * Seals every text again that the newest key did not seal, so that an old secret can be taken out of JWT_SECRET. A
 * job. If it stops, its next run goes on with the rest. Texts that no key opens are logged and left.
 */
export async function sealAgain(): Promise<void> {
  for (const [name, sealed] of Object.entries(columns)) {
    const { changed, lost } = await sealColumnAgain(sealed);
    if (changed)
      log.info({ column: name, changed }, 'texts were sealed with the newest secret of JWT_SECRET');
    if (lost)
      log.error(
        { column: name, lost },
        'texts were sealed with a secret that JWT_SECRET lacks: add it again',
      );
  }
}

async function sealColumnAgain({ entity, key, column, purpose }: SealedColumn) {
  const done = { changed: 0, lost: 0 };
  for (let after = ''; ;) {
    const rows = await repo(entity).find({
      select: { [key]: true, [column]: true },
      where: { [key]: MoreThan(after), [column]: Not(Like(`${newestSeal()}%`)) },
      order: { [key]: 'ASC' },
      take: BATCH,
    } as never);
    if (!rows.length) return done;
    after = rows.at(-1)![key] as string;
    const texts = rows.map((row) => ({
      where: { [key]: row[key], [column]: row[column] },
      text: read(purpose, row[column]),
    }));
    await transaction(async () => {
      for (const { where, text } of texts) {
        if (text === undefined) done.lost += 1;
        // The condition names the old text, so a change in between is not overwritten.
        else
          done.changed +=
            (
              await repo(entity).update(where as FindOptionsWhere<ObjectLiteral>, {
                [column]: seal(purpose, text),
              })
            ).affected ?? 0;
      }
    });
  }
}

/** The sealed text; undefined if it cannot be opened. */
function read(purpose: string, sealed: string): string | undefined {
  try {
    return unseal(purpose, sealed);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}
