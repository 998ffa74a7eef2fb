import { Field, ID, ObjectType } from 'type-graphql';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';

@ObjectType({
  implements: Problem,
  description:
    'A file is not at the image host, is not what its purpose allows, was reported before, was not uploaded by you or is one too many.',
})
export class UploadRefused extends Problem {
  @ListSize(5)
  @Field(() => [ID], {
    description:
      'publicId of each file that has to be uploaded again or left out; none where it is about all.',
  })
  refused: string[];

  constructor(message: string, refused: string[] = []) {
    super(message);
    this.refused = refused;
  }
}

@ObjectType({
  implements: Problem,
  description: 'The image host does not answer. What was uploaded is kept; report it again in a minute.',
})
export class ImageHostUnavailable extends Problem {
  static override readonly status = 503;

  constructor() {
    super('The image host does not answer. Your files are kept: try again in a minute.');
  }
}

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
