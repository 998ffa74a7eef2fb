import { ArrayMaxSize, ArrayMinSize, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { UPLOADS } from '../../../schema/uploads';
import { UploadPurpose } from './upload.entity';

@InputType({ description: 'Where an upload is to go.' })
export class GenerateUploadSignatureInput {
  @Field(() => String, {
    description: `One of ${Object.values(UPLOADS)
      .map(({ folder }) => folder)
      .join(', ')}.`,
  })
  @MaxLength(40)
  folder!: string;
}

@InputType({ description: 'A file that the image host took.' })
export class UploadInput {
  @Field(() => String, { description: 'The secure_url that the image host answered.' })
  @MaxLength(500)
  url!: string;

  @Field(() => String, { description: 'The public_id that the image host answered.' })
  @MaxLength(160)
  publicId!: string;
}

@InputType({ description: 'Files that the image host took, and what they are for.' })
export class ReportUploadsInput {
  @Field(() => UploadPurpose, { description: 'What they are for.' })
  purpose!: UploadPurpose;

  @Field(() => ID, {
    nullable: true,
    description: 'The hotel, room type, city or hotel type that they show; your own files need none.',
  })
  @MaxLength(100)
  id?: string | null;

  @Field(() => [UploadInput], {
    description: 'The files, the best first; they replace those that were there.',
  })
  @ArrayMinSize(1, { message: 'no file selected' })
  @ArrayMaxSize(UPLOADS.PROPERTY.most, { message: `Send at most ${UPLOADS.PROPERTY.most} files at once` })
  @ValidateNested()
  uploads!: UploadInput[];
}
