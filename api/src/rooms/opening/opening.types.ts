import { MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { fill, text, translated } from '../../../../schema/fill';
import { ListSize } from '../../core/cost.decorator';
import { Problem } from '../../core/problems';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { Hotel } from '../../hotels/hotel.entity';

/** What a hotel needs before guests can book it. */
export enum HotelNeed {
  ROOMS = 'ROOMS',
  RATES = 'RATES',
  PHOTOS = 'PHOTOS',
  DESCRIPTION = 'DESCRIPTION',
  HOURS = 'HOURS',
}
registerEnumType(HotelNeed, {
  name: 'HotelNeed',
  description: 'What a hotel needs before guests can book it.',
  valuesConfig: {
    ROOMS: { description: 'A room type with a room number.' },
    RATES: { description: 'A price of a night for a room type with a room number.' },
    PHOTOS: { description: 'A photo.' },
    DESCRIPTION: { description: 'A short and a long description.' },
    HOURS: { description: 'From when guests check in and by when they leave.' },
  },
});

const WORDS: Record<HotelNeed, string> = {
  ROOMS: text('a room type with a room number'),
  RATES: text('a price for a night'),
  PHOTOS: text('a photo'),
  DESCRIPTION: text('a description'),
  HOURS: text('the hours of check-in and check-out'),
};

@ObjectType({
  description: 'What is done to open a hotel for booking, and what is missing.',
  simpleResolvers: true,
})
export class HotelSetUp {
  @Field(() => Int, { description: 'Room types.' })
  roomTypes!: number;

  @Field(() => Int, { description: 'Room numbers of all room types.' })
  roomNumbers!: number;

  @Field(() => Int, { description: 'Photos of the hotel.' })
  photos!: number;

  @ListSize(5)
  @Field(() => [HotelNeed], { description: 'What is missing before it can be opened; empty if nothing is.' })
  missing!: HotelNeed[];

  @Field(() => Boolean, { description: 'Whether guests find and book it.' })
  openForBooking!: boolean;
}

@ObjectType({ implements: Problem, description: 'The hotel lacks what guests need to book it.' })
export class HotelNotReady extends Problem {
  static override readonly status = 409;

  @ListSize(5)
  @Field(() => [HotelNeed], { description: 'What is missing.' })
  missing: HotelNeed[];

  constructor(missing: HotelNeed[]) {
    super(
      fill('The hotel cannot be opened yet. Add {needs}.', {
        needs: missing.map((need) => translated(WORDS[need])).join(', '),
      }),
    );
    this.missing = missing;
  }
}

@InputType({ description: 'The hotel that is opened for booking.' })
export class OpenHotelForBookingInput {
  @Field(() => ID, { description: 'The hotel.' })
  @MaxLength(100)
  hotelId!: string;
}

@InputType({ description: 'The hotel that is closed for booking.' })
export class CloseHotelForBookingInput extends OpenHotelForBookingInput {}

export const OpenHotelResult = createUnionType({
  name: 'OpenHotelForBookingResult',
  description: 'The hotel, which guests find and book now, or why it was not opened.',
  types: () => [Hotel, HotelNotReady, DoesNotExist] as const,
});
export const CloseHotelResult = createUnionType({
  name: 'CloseHotelForBookingResult',
  description: 'The hotel, which takes no further bookings, or why it was not closed.',
  types: () => [Hotel, DoesNotExist] as const,
});
