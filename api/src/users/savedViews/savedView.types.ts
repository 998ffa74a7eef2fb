import { Matches, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { viewNameProblem } from '../../../../schema/textRules';
import { Rule } from '../../core/rule.decorator';
import { Problem } from '../../core/problems';
import { LIST_NAME, SavedView } from './savedView.entity';

@InputType({ description: 'A view to save.' })
export class SaveViewInput {
  @Field(() => ID, {
    description:
      'Id of the view; a new one, of 24 hexadecimal characters, creates a view. A view sent twice is saved once.',
  })
  @Matches(/^[0-9a-f]{24}$/, { message: 'The id must be 24 hexadecimal characters' })
  id!: string;

  @Field(() => String, { description: 'The list, by its name in the staff area.' })
  @Matches(new RegExp(`^[a-z]{1,${LIST_NAME}}$`), { message: 'The name of a list must be lowercase letters' })
  list!: string;

  @Field(() => String, { description: `What you call it, ${LIMITS.name} characters at most.` })
  @Rule(viewNameProblem)
  name!: string;

  @Field(() => String, {
    description: 'Search, filters, order, columns and density, as in the address of the list.',
  })
  @MaxLength(LIMITS.viewAddress, { message: 'This view is too long to save' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether the list opens with it, instead of any other view.' })
  isDefault!: boolean;
}

@ObjectType({
  implements: Problem,
  description: 'Another view of the list has this name, or the limit of views is reached.',
})
export class ViewRefused extends Problem {}

export const SaveViewResult = createUnionType({
  name: 'SaveViewResult',
  description: 'The view, or why it was not saved.',
  types: () => [SavedView, ViewRefused] as const,
});
