import { Not } from 'typeorm';
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

/** Makes a view, or changes the one with this id; as the default it takes the place of the one before. */
export async function saveView(
  viewer: Viewer | undefined,
  { id, list, address, isDefault, ...input }: SaveViewInput,
): Promise<SavedView> {
  const { id: userId } = authorized(viewer, 'view:own');
  const name = input.name.trim();
  return transaction(async () => {
    // one after the other, so that names and their number are what was looked at
    await lockRows(User, [userId]);
    const known = await repo(SavedView).findOneBy({ id });
    if (known && (known.userId !== userId || known.list !== list))
      refuse(new ViewRefused('There is no such view of this list.'));
    const key = nameKey(name);
    if (await repo(SavedView).existsBy({ userId, list, nameKey: key, id: Not(id) }))
      refuse(new ViewRefused(`Another view of this list is called ${name}.`));
    if (!known && (await repo(SavedView).countBy({ userId, list })) >= LIMITS.viewsPerList)
      refuse(new ViewRefused(`A list has at most ${LIMITS.viewsPerList} views. Delete one first.`));
    if (isDefault) await repo(SavedView).update({ userId, list, isDefault: true }, { isDefault: false });
    return repo(SavedView).save(newSavedView({ id, userId, list, name, nameKey: key, address, isDefault }));
  });
}

/** Deletes one of the viewer's views; true also where it is gone already. */
export async function deleteView(viewer: Viewer | undefined, id: string): Promise<boolean> {
  const { id: userId } = authorized(viewer, 'view:own');
  await transaction(() => repo(SavedView).delete({ id, userId }));
  return true;
}

/** Deletes the views of a deleted account. */
export async function forgetViews({ user }: AccountDeletion): Promise<void> {
  await repo(SavedView).delete({ userId: user.id });
}

/** The views that somebody has saved, for the export of their data. */
export async function exportViews({ userId }: DataExport): Promise<unknown> {
  const views = await repo(SavedView).find({ where: { userId }, order: { list: 'ASC', nameKey: 'ASC' } });
  return views.map(({ list, name, address, isDefault }) => ({ list, name, address, isDefault }));
}
