import { Not } from 'typeorm';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { nameKey } from '../../core/nameKey';
import { authorized, type Viewer } from '../../access/policy';
import { refuse } from '../../core/problems';
import { lockRows, repo, transaction } from '../../database/transaction';
import type { AccountDeletion, DataExport } from '../accountDeletion.service';
import { User } from '../user.entity';
import { SavedView, newSavedView } from './savedView.entity';
import { ViewRefused, type SaveViewInput } from './savedView.types';

/** The viewer's views of a list, by name. */
export async function listViews(viewer: Viewer | undefined, list: string): Promise<SavedView[]> {
  const { id: userId } = authorized(viewer, 'view:own');
  return repo(SavedView).find({ where: { userId, list }, order: { nameKey: 'ASC' } });
}

/** Creates a view, or changes the one with this id. A new default replaces the previous default. */
export async function saveView(
  viewer: Viewer | undefined,
  { id, list, address, isDefault, ...input }: SaveViewInput,
): Promise<SavedView> {
  const { id: userId } = authorized(viewer, 'view:own');
  const name = input.name.trim();
  return transaction(async () => {
    // Locks the user so that concurrent calls see the same names and number of views.
    await lockRows(User, [userId]);
    const known = await repo(SavedView).findOneBy({ id });
    if (known && (known.userId !== userId || known.list !== list))
      refuse(new ViewRefused('This view does not exist.'));
    const key = nameKey(name);
    if (await repo(SavedView).existsBy({ userId, list, nameKey: key, id: Not(id) }))
      refuse(new ViewRefused(fill('Another view of this list already has the name {name}.', { name })));
    if (!known && (await repo(SavedView).countBy({ userId, list })) >= LIMITS.viewsPerList)
      refuse(
        new ViewRefused(
          fill('A list can have at most {most} views. Delete one first.', { most: LIMITS.viewsPerList }),
        ),
      );
    if (isDefault) await repo(SavedView).update({ userId, list, isDefault: true }, { isDefault: false });
    return repo(SavedView).save(newSavedView({ id, userId, list, name, nameKey: key, address, isDefault }));
  });
}

/** Deletes a view of the viewer; returns true also if it no longer exists. */
export async function deleteView(viewer: Viewer | undefined, id: string): Promise<boolean> {
  const { id: userId } = authorized(viewer, 'view:own');
  await transaction(() => repo(SavedView).delete({ id, userId }));
  return true;
}

/** Deletes the views of a deleted account. */
export async function deleteViews({ user }: AccountDeletion): Promise<void> {
  await repo(SavedView).delete({ userId: user.id });
}

/** The saved views of a user, for the data export. */
export async function exportViews({ userId }: DataExport): Promise<unknown> {
  const views = await repo(SavedView).find({ where: { userId }, order: { list: 'ASC', nameKey: 'ASC' } });
  return views.map(({ list, name, address, isDefault }) => ({ list, name, address, isDefault }));
}
