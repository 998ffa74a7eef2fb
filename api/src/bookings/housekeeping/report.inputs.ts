import { ArrayMaxSize, IsOptional, Length, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { UPLOADS } from '../../../../schema/uploads';
import { NightScalar } from '../../core/night.scalar';
import { KeyedPageArgs } from '../../core/pagination';
import { Rule } from '../../core/rule.decorator';
import { UploadInput } from '../../photos/upload.inputs';
import { LostItemState } from './lostItem.entity';
import { RepairState } from './repair.entity';

const { most, folder } = UPLOADS.HOUSEKEEPING_PHOTO;

const placeProblem = textProblem(text('the place'), LIMITS.place);

@InputType({ description: 'Something at a hotel, with its place and photos.' })
abstract class ReportInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => ID, { nullable: true, description: 'The room number; without it, `place` is needed.' })
  @IsOptional()
  @MaxLength(100)
  roomNumberId?: string | null;

  @Field(() => String, { nullable: true, description: 'The place, if it is not in a room.' })
  @IsOptional()
  @MaxLength(LIMITS.place, {
    message: () => fill('Enter at most {most} characters for the place', { most: LIMITS.place }),
  })
  @Rule((place) => (place.trim() ? placeProblem(place) : undefined))
  place?: string | null;

  @Field(() => [UploadInput], {
    nullable: true,
    description: `Photos that the image host has accepted, ${most} at most, uploaded to ${folder}.`,
  })
  @IsOptional()
  @ArrayMaxSize(most, { message: () => fill('Choose at most {most} photos', { most }) })
  @ValidateNested()
  photos?: UploadInput[] | null;

  @Field(() => String, {
    description:
      'A new random text of 16 to 40 letters and digits. Sending the report again with the same one returns the first one.',
  })
  @Length(16, 40, { message: 'The key of a report has 16 to 40 characters' })
  @Matches(/^[A-Za-z0-9-]+$/, { message: 'The key of a report has letters and digits' })
  reportKey!: string;
}

@InputType({ description: 'Something that is to be repaired.' })
export class ReportRepairInput extends ReportInput {
  @Field(() => String, { description: `What is broken, ${LIMITS.repairText} characters at most.` })
  @Rule(textProblem(text('what is broken'), LIMITS.repairText))
  text!: string;
}

@InputType({ description: 'A repair.' })
export class FinishRepairInput {
  @Field(() => ID, { description: 'Reference of the repair.' })
  @MaxLength(100)
  repairId!: string;
}

@InputType({ description: 'A repair that is open again.' })
export class ReopenRepairInput extends FinishRepairInput {}

@InputType({ description: 'Something that was left behind.' })
export class RecordLostItemInput extends ReportInput {
  @Field(() => String, { description: `What it is, ${LIMITS.lostThing} characters at most.` })
  @Rule(textProblem(text('what was found'), LIMITS.lostThing))
  what!: string;

  @Field(() => NightScalar, {
    nullable: true,
    description: 'The day on which it was found, today or earlier; today at the hotel by default.',
  })
  foundOn?: string | null;

  @Field(() => String, { nullable: true, description: 'A note for colleagues.' })
  @IsOptional()
  @MaxLength(LIMITS.lostNote, {
    message: () => fill('A note can have at most {most} characters', { most: LIMITS.lostNote }),
  })
  note?: string | null;
}

@InputType({ description: 'What became of something that was left behind. Missing fields stay unchanged.' })
export class UpdateLostItemInput {
  @Field(() => ID, { description: 'Reference of the item.' })
  @MaxLength(100)
  lostItemId!: string;

  @Field(() => LostItemState, { nullable: true, description: 'What became of it.' })
  state?: LostItemState | null;

  @Field(() => String, { nullable: true, description: 'A note for colleagues; an empty text removes it.' })
  @IsOptional()
  @MaxLength(LIMITS.lostNote, {
    message: () => fill('A note can have at most {most} characters', { most: LIMITS.lostNote }),
  })
  note?: string | null;
}

@ArgsType()
export class RepairsArgs extends KeyedPageArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => RepairState, { nullable: true, description: 'Only those with this status.' })
  state?: RepairState | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this room number.' })
  @IsOptional()
  @MaxLength(100)
  roomNumberId?: string | null;
}

@ArgsType()
export class LostItemsArgs extends KeyedPageArgs {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;

  @Field(() => LostItemState, { nullable: true, description: 'Only those with this status.' })
  state?: LostItemState | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Only those with this text in what they are, their place or their note; letter case is ignored.',
  })
  @IsOptional()
  @MaxLength(LIMITS.lostThing)
  text?: string | null;
}
