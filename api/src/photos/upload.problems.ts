import { ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'A file is not where it should be, not what it should be, there twice, or one too many.',
})
export class UploadRefused extends Problem {}

@ObjectType({ implements: Problem, description: 'What the photos should show does not exist.' })
export class NothingToShow extends Problem {
  static override readonly status = 404;

  constructor(thing: string) {
    super(`this ${thing} does not exist`);
  }
}
