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
      'Sets when the guests of a confirmed booking expect to arrive; possible until they check in, up to the day of arrival.',
  })
  setArrivalHour(
    @Arg('input', () => SetArrivalHourInput) input: SetArrivalHourInput,
    @Ctx() { viewer }: Context,
  ): Promise<Booking> {
    return setArrivalHour(viewer, input);
  }
}
