import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { fill, text } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { UPLOADS } from '../../../../schema/uploads';
import { CountedPageArgs } from '../../core/pagination';
import { Rule } from '../../core/rule.decorator';
import { CreateHotelInput } from '../../hotels/hotel.inputs';
import { PropertyOfferState } from './propertyOffer.entity';

const MOST_PHOTOS = UPLOADS.HOTEL_PHOTO.most;

@ArgsType()
export class PropertyOffersArgs extends CountedPageArgs {
  @Field(() => PropertyOfferState, { nullable: true, description: 'Only those with this status.' })
  state?: PropertyOfferState | null;
}

@InputType({ description: 'A property offer that is declined.' })
export class DeclinePropertyOfferInput {
  @Field(() => ID, { description: 'Reference of the offer.' })
  @MaxLength(100)
  offerId!: string;

  @Field(() => String, {
    description: `The reason, which is emailed to the sender; up to ${LIMITS.shortText} characters.`,
  })
  @Rule(textProblem(text('the answer'), LIMITS.shortText))
  answer!: string;
}

@InputType({ description: 'A property offer that is accepted, and the hotel to create from it.' })
export class AcceptPropertyOfferInput extends CreateHotelInput {
  @Field(() => ID, { description: 'Reference of the offer.' })
  @MaxLength(100)
  offerId!: string;

  @Field(() => String, {
    nullable: true,
    description: `A further message to the sender; up to ${LIMITS.shortText} characters.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.shortText, {
    message: () => fill('An answer can have at most {most} characters', { most: LIMITS.shortText }),
  })
  answer?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `References of the pictures to use as photos of the hotel, best first; at most ${MOST_PHOTOS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PHOTOS, { message: () => fill('Choose at most {most} photos', { most: MOST_PHOTOS }) })
  @MaxLength(100, { each: true })
  photoIds?: string[] | null;
}
