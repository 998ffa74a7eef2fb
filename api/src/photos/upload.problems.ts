import { ObjectType } from 'type-graphql';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description: 'A file has the wrong address or type, was reported before, or is one too many.',
})
export class UploadRefused extends Problem {}

@ObjectType({
  implements: Problem,
  description: 'The hotel, room type, city or hotel type of the photos does not exist.',
})
export class NothingToShow extends Problem {
  static override readonly status = 404;

  constructor(thing: string) {
    super(`this ${thing} does not exist`);
  }
}
