import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { KeptForAll } from '../core/cacheControl.decorator';
import { ListSize } from '../core/cost.decorator';
import { CANCELLATION } from '../../../schema/cancellation';
import { NO_HOUSE_RULES } from '../../../schema/houseRules';
import type { Language as Tag } from '../../../schema/language';
import type { ScoreSums } from '../../../schema/reviewScores';
import { LIMITS } from '../../../schema/limits';
import { SameForAll } from '../core/sameForAll.decorator';
import {
  BelongsTo,
  Cents,
  Count,
  Flag,
  Id,
  Json,
  LongText,
  Measure,
  Moment,
  newId,
  Ref,
  Text,
} from '../database/columns';
import { rowBuilder } from '../database/rowBuilder';
import { Language } from '../users/language.enum';
import { City } from './cities/city.entity';
import type { HouseRule } from './houseRule.enum';
import { Rule } from './houseRuleColumn.entity';
import { HotelType } from './hotelTypes/hotelType.entity';

@KeptForAll()
@ObjectType({ description: 'A hotel with its room types.', simpleResolvers: true })
@Entity('hotels')
@Index('hotels_city_nameKey', ['cityId', 'nameKey'], { unique: true })
@Index('hotels_city_price', ['cityId', 'cheapestPriceCents', 'id'])
@Index('hotels_city_rating', ['cityId', 'ratingsAverage', 'id'])
@Index('hotels_type', ['typeId', 'id'])
@Index('hotels_rating', ['ratingsAverage', 'id'])
@Index('hotels_price', ['cheapestPriceCents', 'id'])
@Index('hotels_name', ['nameKey', 'id'])
@Index('hotels_openForBooking', ['openForBooking', 'closedAt'])
export class Hotel {
  @SameForAll()
  @Field(() => ID, { description: '24 hexadecimal characters; its reference.' })
  @Id()
  id!: string;

  @SameForAll()
  @Field(() => String, { description: 'Name of the hotel.' })
  @Text(120)
  name!: string;

  /** The name in the form that is compared and sorted; unique in the city. */
  @Text(120)
  nameKey!: string;

  @Ref()
  cityId!: string;

  @BelongsTo(() => City, 'cityId', 'hotels_of_city', 'RESTRICT')
  cityRow?: City;

  @Ref()
  typeId!: string;

  @BelongsTo(() => HotelType, 'typeId', 'hotels_of_type', 'RESTRICT')
  typeRow?: HotelType;

  @Field(() => String, { nullable: true, description: 'Street address.' })
  @Text(1000, { nullable: true })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Its own tax number, which its invoices show; null if not specified.',
  })
  @Text(LIMITS.taxNumber, { nullable: true })
  taxNumber!: string | null;

  @Field(() => Language, { description: 'The language of its own texts and of those of its room types.' })
  @Text(8, { default: 'en' })
  language!: Tag;

  @Field(() => String, { description: 'Short description: one or two sentences.' })
  @Text(1000)
  description!: string;

  @Field(() => String, { description: 'Long description.' })
  @LongText()
  detailedDescription!: string;

  @Field(() => String, { nullable: true, description: 'The nearest tourist location.' })
  @Text(120, { nullable: true })
  closestTouristLocation!: string | null;

  @Field(() => Float, { nullable: true, description: 'Miles to the closest tourist location.' })
  @Measure({ nullable: true })
  distanceMiles!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north of the closest tourist location.' })
  @Measure({ nullable: true })
  touristLocationLatitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east of the closest tourist location.' })
  @Measure({ nullable: true })
  touristLocationLongitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees north.' })
  @Measure({ nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees east.' })
  @Measure({ nullable: true })
  longitude!: number | null;

  @ListSize(10)
  @Field(() => [String], { description: 'Amenities of the hotel.' })
  @Json()
  amenities!: string[];

  @ListSize(6)
  @SameForAll()
  @Field(() => [String], { description: 'Addresses of the photos, best first.' })
  @Json()
  photos!: string[];

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the ratings, 1 to 5, one decimal; null without reviews.',
  })
  @Measure({ nullable: true })
  ratingsAverage!: number | null;

  @Field(() => Int, { description: 'Number of reviews in the average.' })
  @Count()
  numberOfRatings!: number;

  /** The scores of the reviews that count, by subject; null without any. */
  @Json({ nullable: true })
  scoreSums!: ScoreSums | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a night in the cheapest room type, in cents; null without room types.',
  })
  @Cents({ nullable: true })
  cheapestPriceCents!: number | null;

  @Field(() => Boolean, { description: 'Whether guests find and book it; if not, only its team sees it.' })
  @Flag({ default: true })
  openForBooking!: boolean;

  /** When its deletion began. The hotel can no longer be found or booked. */
  @Moment({ nullable: true })
  closedAt!: Date | null;

  /** Days before check-in until which cancellation is free. A booking copies the terms when it is made. */
  @Count({ default: 1 })
  freeCancellationDays!: number;

  /** Percent of the price that is refunded after that. */
  @Count({ default: 0 })
  lateRefundPercent!: number;

  @Field(() => String, { nullable: true, description: 'From when guests may check in, HH:MM at the hotel.' })
  @Text(5, { nullable: true })
  checkInFrom!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when guests may check in, HH:MM at the hotel; null for no limit.',
  })
  @Text(5, { nullable: true })
  checkInUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'By when guests leave, HH:MM at the hotel.' })
  @Text(5, { nullable: true })
  checkOutUntil!: string | null;

  @Field(() => String, { nullable: true, description: 'When the quiet hours begin, HH:MM at the hotel.' })
  @Text(5, { nullable: true })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'When the quiet hours end, HH:MM at the hotel.' })
  @Text(5, { nullable: true })
  quietUntil!: string | null;

  @Rule('children may stay')
  childrenRule!: HouseRule | null;

  @Rule('pets may stay')
  petsRule!: HouseRule | null;

  @Rule('guests may smoke')
  smokingRule!: HouseRule | null;

  @Rule('guests may hold parties')
  partiesRule!: HouseRule | null;

  @Field(() => String, { nullable: true, description: 'Further house rules, in the words of the hotel.' })
  @Text(1000, { nullable: true })
  houseRules!: string | null;

  @Field(() => Int, {
    description:
      'Increases with each change by administrators; an update that passes it cannot overwrite newer changes.',
  })
  @Count({ default: 1 })
  version!: number;

  /** The administrator who changed it last; null if the last change was not an administrator's. */
  @Ref({ nullable: true })
  updatedById!: string | null;
}

/** Builds a new hotel. */
export const newHotel = rowBuilder(Hotel, {
  id: newId,
  language: 'en',
  address: null,
  taxNumber: null,
  closestTouristLocation: null,
  distanceMiles: null,
  touristLocationLatitude: null,
  touristLocationLongitude: null,
  latitude: null,
  longitude: null,
  amenities: () => [],
  photos: () => [],
  ratingsAverage: null,
  numberOfRatings: 0,
  scoreSums: null,
  cheapestPriceCents: null,
  openForBooking: true,
  closedAt: null,
  version: 1,
  updatedById: null,
  ...CANCELLATION,
  ...NO_HOUSE_RULES,
});
