import { Field, ID, Int, ObjectType, createUnionType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { City } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { HotelType } from '../hotels/hotelTypes/hotelType.entity';
import { RoomType } from '../rooms/roomType.entity';
import { User } from '../users/user.entity';
import type { UploadSignature } from '../external/images';

@ObjectType({
  implements: Problem,
  description:
    'A file is not at the image host, is not allowed for its purpose, was already reported, was not uploaded by you, has a virus, or is one too many.',
})
export class UploadRefused extends Problem {
  @ListSize(5)
  @Field(() => [ID], {
    description:
      'publicId of each file to upload again or leave out; empty if the problem concerns all files.',
  })
  refused: string[];

  constructor(message: string, refused: string[] = []) {
    super(message);
    this.refused = refused;
  }
}

@ObjectType({
  implements: Problem,
  description:
    'The image host, or the scanner for viruses, does not respond. Uploaded files are kept; report them again in a minute.',
})
export class ImageHostUnavailable extends Problem {
  static override readonly status = 503;

  constructor(message = 'The image host is not responding. Your files are safe; try again in a minute.') {
    super(message);
  }
}

@ObjectType({
  implements: Problem,
  description: 'The hotel, room type, city or hotel type of the photos does not exist.',
})
export class NothingToShow extends Problem {
  static override readonly status = 404;

  constructor(noun: string) {
    super(
      fill<string>(
        '{noun, select, hotel {this hotel does not exist} room {this room does not exist} city {this city does not exist} other {this hotel type does not exist}}',
        { noun },
      ),
    );
  }
}

@ObjectType('UploadSignature', {
  description: 'What a browser needs to upload straight to the image host.',
  simpleResolvers: true,
})
export class UploadSignatureAnswer implements UploadSignature {
  @Field(() => Int, { description: 'Seconds since 1970; part of what is signed.' })
  timestamp!: number;

  @Field(() => String, {
    description:
      'Signature of timestamp and folder; only for you, valid for an hour, for the number of files that you asked for.',
  })
  signature!: string;

  @Field(() => String, { description: "The account's public key, sent as api_key." })
  apiKey!: string;

  @Field(() => String, { description: "The account's name." })
  cloudName!: string;

  @Field(() => String, {
    description: 'Where to POST the form: file, timestamp, signature, api_key and folder.',
  })
  uploadUrl!: string;

  @Field(() => String, {
    description:
      'The folder to send with the form, part of what is signed: your own subfolder of the one that you asked for.',
  })
  folder!: string;
}

@ObjectType({ description: 'The files are stored and shown.', simpleResolvers: true })
export class UploadsReported {
  @Field(() => Int, { description: 'Number of files.' })
  count!: number;

  @Field(() => User, { nullable: true, description: 'You, with your new profile photo.' })
  user?: User;

  @Field(() => Hotel, { nullable: true, description: 'The hotel with its new photos.' })
  hotel?: Hotel;

  @Field(() => RoomType, { nullable: true, description: 'The room type with its new photos.' })
  roomType?: RoomType;

  @Field(() => City, { nullable: true, description: 'The city with its new photo.' })
  city?: City;

  @Field(() => HotelType, { nullable: true, description: 'The hotel type with its new photo.' })
  hotelType?: HotelType;
}

export const ReportUploadsResult = createUnionType({
  name: 'ReportUploadsResult',
  description: 'Confirms that the files are stored, or says why not.',
  types: () => [UploadsReported, UploadRefused, NothingToShow, ImageHostUnavailable] as const,
});
