import { Arg, Ctx, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Allow } from '../access/allow.decorator';
import type { Context } from '../access/context';
import { ListSize } from '../core/cost.decorator';
import { User } from '../users/user.entity';
import { openEditorsStream } from './editors.service';
import { EditedRecord, type Editors } from './editors.types';

interface Opening {
  args: { record: EditedRecord; id: string };
  context: Context;
}

@Resolver()
export class EditorsResolver {
  @ListSize(3)
  @Allow('editor:read')
  @Subscription(() => [User], {
    description:
      'Who else edits this record now: the list now, and whenever it changes. A subscriber is one of them. Staff of its hotel who may edit it only.',
    subscribe: (({ args, context }: Opening) => openEditorsStream(context, args.record, args.id)) as never,
  })
  async editorsChanged(
    @Root() { userIds }: Editors,
    @Arg('record', () => EditedRecord, { description: 'The kind of the record.' }) _record: EditedRecord,
    @Arg('id', () => ID, { description: 'The record.' }) _id: string,
    @Ctx() { viewer, loaders }: Context,
  ): Promise<User[]> {
    const others = userIds.filter((id) => id !== viewer?.id);
    const users = await Promise.all(others.map((id) => loaders.users.load(id)));
    return users.filter((user) => user !== null);
  }
}
