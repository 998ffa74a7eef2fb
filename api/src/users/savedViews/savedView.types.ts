import { Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { viewNameProblem } from '../../../../schema/textRules';
import { Rule } from '../../core/rule.decorator';
import { Problem } from '../../core/problems';
import { LIST_NAME, SavedView } from './savedView.entity';

@InputType({ description: 'A view as it is to be.' })
export class SaveViewInput {
  @Field(() => ID, {
    description:
      'Id of the view; a new one, of 24 hexadecimal characters, makes a view. What is sent twice is saved once.',
  })
  @Matches(/^[0-9a-f]{24}$/, { message: 'The id is no 24 hexadecimal characters' })
  id!: string;

  @Field(() => String, { description: 'The list, as the staff area names it.' })
  @Matches(new RegExp(`^[a-z]{1,${LIST_NAME}}$`), { message: 'The name of a list is of small letters' })
  list!: string;

  @Field(() => String, { description: `What you call it, ${LIMITS.name} characters at most.` })
  @Rule(viewNameProblem)
  name!: string;

  @Field(() => String, {
    description: 'Search, filters, order, columns and density, as the address of the list holds them.',
  })
  @MaxLength(LIMITS.viewAddress, { message: 'This view says too much to be kept' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether the list is to be opened with it; no other view is then.' })
  isDefault!: boolean;
}

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
