import { Field, Int, ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'Somebody has changed it since the version that the update names; nothing was overwritten.',
})
export class Outdated extends Problem {
  static override readonly status = 409;

  @Field(() => String, { nullable: true, description: 'Who changed it last; null where nobody is known.' })
  changedBy: string | null;

  @Field(() => Int, { description: 'Its present version.' })
  version: number;

  constructor(changedBy: string | null, version: number) {
    super(
      `${changedBy ?? 'Somebody else'} has changed it meanwhile. Look at what it is now, and send it again.`,
    );
    this.changedBy = changedBy;
    this.version = version;
  }
}
