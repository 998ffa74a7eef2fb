import { Field, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'It has changed since the version that the update is based on; nothing was overwritten.',
})
export class Outdated extends Problem {
  static override readonly status = 409;

  @Field(() => String, { nullable: true, description: 'Who changed it last; null if unknown.' })
  changedBy: string | null;

  @Field(() => Int, { description: 'Its current version.' })
  version: number;

  constructor(changedBy: string | null, version: number) {
    super(
      changedBy === null
        ? 'Someone else has changed it in the meantime. Check the current values, then save again.'
        : fill('{changedBy} has changed it in the meantime. Check the current values, then save again.', {
            changedBy,
          }),
    );
    this.changedBy = changedBy;
    this.version = version;
  }
}
