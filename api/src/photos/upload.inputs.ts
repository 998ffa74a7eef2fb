import { ArrayMaxSize, ArrayMinSize, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { UPLOADS } from '../../../schema/uploads';
import { UploadPurpose } from './upload.entity';

@InputType({ description: 'What is to be uploaded.' })
export class GenerateUploadSignatureInput {
  @Field(() => String, {
    description: `One of ${Object.values(UPLOADS)
      .map(({ folder }) => folder)
      .join(', ')}.`,
  })
  @MaxLength(40)
  folder!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of files; as many as can be reported at once by default.',
  })
  @Min(1)
  files?: number | null;
}

@InputType({ description: 'A file that the image host has accepted.' })
export class UploadInput {
  @Field(() => String, { description: 'The secure_url in the answer of the image host.' })
  @MaxLength(500)
  url!: string;

  @Field(() => String, { description: 'The public_id in the answer of the image host.' })
  @MaxLength(160)
  publicId!: string;
}

@InputType({ description: 'Files that the image host has accepted, and their purpose.' })
export class ReportUploadsInput {
  @Field(() => UploadPurpose, { description: 'Their purpose.' })
  purpose!: UploadPurpose;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the hotel, room type, city or hotel type that they show; not needed for your own files.',
  })
  @MaxLength(100)
  id?: string | null;

  @Field(() => [UploadInput], {
    description: 'The files, best first; they replace the current ones.',
  })
  @ArrayMinSize(1, { message: 'no file selected' })
  @ArrayMaxSize(UPLOADS.PROPERTY.most, {
    message: () => fill('Send at most {most} files at once', { most: UPLOADS.PROPERTY.most }),
  })
  @ValidateNested()
  uploads!: UploadInput[];
}
