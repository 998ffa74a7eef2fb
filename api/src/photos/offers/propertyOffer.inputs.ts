import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { LIMITS } from '../../../../schema/limits';
import { textProblem } from '../../../../schema/textRules';
import { UPLOADS } from '../../../../schema/uploads';
import { KeyedPageArgs } from '../../core/pagination';
import { Rule } from '../../core/rule.decorator';
import { CreateHotelInput } from '../../hotels/hotel.inputs';
import { PropertyOfferState } from './propertyOffer.entity';

const MOST_PHOTOS = UPLOADS.HOTEL_PHOTO.most;

@ArgsType()
export class PropertyOffersArgs extends KeyedPageArgs {
  @Field(() => PropertyOfferState, { nullable: true, description: 'Only those in this state.' })
  state?: PropertyOfferState | null;
}

@InputType({ description: 'A property offer that is declined.' })
export class DeclinePropertyOfferInput {
  @Field(() => ID, { description: 'Reference of the offer.' })
  @MaxLength(100)
  offerId!: string;

  @Field(() => String, {
    description: `Why, in words that are mailed to the sender; up to ${LIMITS.shortText} characters.`,
  })
  @Rule(textProblem('the answer', LIMITS.shortText))
  answer!: string;
}

@InputType({ description: 'A property offer that is accepted, and the hotel that is made of it.' })
export class AcceptPropertyOfferInput extends CreateHotelInput {
  @Field(() => ID, { description: 'Reference of the offer.' })
  @MaxLength(100)
  offerId!: string;

  @Field(() => String, {
    nullable: true,
    description: `What else is mailed to the sender; up to ${LIMITS.shortText} characters.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.shortText, { message: `An answer has at most ${LIMITS.shortText} characters` })
  answer?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `References of those of its pictures that are to be the hotel's photos, the best first; at most ${MOST_PHOTOS}.`,
  })
  @IsOptional()
  @ArrayMaxSize(MOST_PHOTOS, { message: `Choose at most ${MOST_PHOTOS} photos` })
  @MaxLength(100, { each: true })
  photoIds?: string[] | null;
}
