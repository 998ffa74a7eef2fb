import { Field, Int, ObjectType } from 'type-graphql';
import { ListSize } from '../../core/cost.decorator';
import { ChargeLine } from '../../hotels/cities/cityCharge.results';
import { NightScalar } from '../../core/night.scalar';
import { NightPrice } from '../../rooms/rates/nightPrice.types';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { RoomType } from '../../rooms/roomType.entity';

@ObjectType({ description: 'One room number of a quote.', simpleResolvers: true })
export class QuotedStay {
  @Field(() => RoomNumber, { description: 'The room number.' })
  roomNumber!: RoomNumber;

  @Field(() => RoomType, { description: 'What kind of room it is.' })
  roomType!: RoomType;

  @ListSize(10)
  @Field(() => [NightPrice], { description: 'Each night with its price.' })
  nightPrices!: NightPrice[];

  @Field(() => Int, { description: 'All its nights together, in cents.' })
  totalCents!: number;
}

@ObjectType({
  description: 'What chosen rooms cost on chosen nights: the nights and the charges add up to the total.',
  simpleResolvers: true,
})
export class Quote {
  @Field(() => NightScalar, { description: 'First night.' })
  checkIn!: string;

  @Field(() => NightScalar, { description: 'Day of departure.' })
  checkOut!: string;

  @ListSize(5)
  @Field(() => [QuotedStay], { description: 'One stay a room number, by number.' })
  stays!: QuotedStay[];

  @ListSize(5)
  @Field(() => [ChargeLine], { description: 'Taxes and fees of the city; none where none are set.' })
  charges!: ChargeLine[];

  @Field(() => Int, { description: 'All nights and charges, in cents: what is to be paid.' })
  totalCents!: number;

  @Field(() => Int, {
    description: 'Nights that a stay in these rooms has at least with this check-in; fewer cannot be booked.',
  })
  minimumNights!: number;

  @Field(() => String, {
    description: 'To be handed to createCheckout as it is, so that nothing is booked at another price.',
  })
  version!: string;
}
