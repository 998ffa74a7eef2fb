import { createUnionType, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { SavedView } from './savedView.entity';

@ObjectType({
  implements: Problem,
  description: 'Another view of the list has this name, or there are as many views as there may be.',
})
export class ViewRefused extends Problem {}

export const SaveViewResult = createUnionType({
  name: 'SaveViewResult',
  description: 'The view, or why it was not saved.',
  types: () => [SavedView, ViewRefused] as const,
});
