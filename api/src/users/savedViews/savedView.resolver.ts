import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { SavedView } from './savedView.entity';
import { SaveViewInput, SaveViewResult } from './savedView.types';
import { deleteView, listViews, saveView } from './savedView.service';

@Resolver()
export class SavedViewResolver {
  @ListSize(5)
  @Allow('view:own')
  @Query(() => [SavedView], { description: 'Your views of a list of the staff area, by name.' })
  savedViews(
    @Arg('list', () => String, { description: 'The list, by its name in the staff area.' }) list: string,
    @Ctx() { viewer }: Context,
  ): Promise<SavedView[]> {
    return listViews(viewer, list);
  }

  @Allow('view:own')
  @Mutation(() => SaveViewResult, { description: 'Creates or changes one of your views of a list.' })
  saveView(
    @Arg('input', () => SaveViewInput) input: SaveViewInput,
    @Ctx() { viewer }: Context,
  ): Promise<SavedView> {
    return saveView(viewer, input);
  }

  @Allow('view:own')
  @Mutation(() => Boolean, {
    description: 'Deletes one of your views of a list; true also if it no longer exists.',
  })
  deleteView(@Arg('id', () => ID) id: string, @Ctx() { viewer }: Context): Promise<boolean> {
    return deleteView(viewer, id);
  }
}
