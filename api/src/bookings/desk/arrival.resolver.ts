import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { SetArrivalHourInput, SetArrivalHourResult } from './arrival.types';
import { setArrivalHour } from './arrival.service';
import { Booking } from '../booking.entity';

@Resolver(() => Booking)
export class ArrivalResolver {
  @Allow('arrival:set')
  @Mutation(() => SetArrivalHourResult, {
    description:
      'Says when the guests of a confirmed booking expect to arrive; until they have, and on the day of arrival at the latest.',
  })
  setArrivalHour(
    @Arg('input', () => SetArrivalHourInput) input: SetArrivalHourInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return setArrivalHour(viewer, input);
  }
}
