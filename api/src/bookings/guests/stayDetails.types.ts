import {
  ArrayMaxSize,
  ArrayUnique,
  IsInt,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, ID, InputType, Int, ObjectType, createUnionType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LAST_ARRIVAL_HOUR } from '../../../../schema/arrivals';
import { LIMITS } from '../../../../schema/limits';
import { STAY_REQUESTS, type StayRequest as Request } from '../../../../schema/stayRequests';
import { Problem } from '../../core/problems';
import { Booking } from '../booking.entity';
import { PartyInput } from '../../rooms/party.types';

/** What guests may ask the hotel for. */
export const StayRequest = Object.fromEntries(STAY_REQUESTS.map((name) => [name, name])) as {
  [Name in Request]: Name;
};
registerEnumType(StayRequest, {
  name: 'StayRequest',
  description: 'What guests may ask the hotel for. It does its best; nothing is guaranteed.',
  valuesConfig: {
    COT: { description: 'A cot for a small child.' },
    QUIET_ROOM: { description: 'A quiet room.' },
    ACCESSIBLE_ROOM: { description: 'A room without steps, for a wheelchair.' },
    HIGH_FLOOR: { description: 'A room on a high floor.' },
    GROUND_FLOOR: { description: 'A room on the ground floor.' },
    ROOMS_TOGETHER: { description: 'Rooms close to one another.' },
    LUGGAGE: { description: 'A place for luggage before check-in or after check-out.' },
  },
});

const LONGEST_NAME = {
  message: () => fill('A name can have at most {most} characters', { most: LIMITS.name }),
};
const HOUR = { message: () => fill('Choose an hour from 0 to {last}.', { last: LAST_ARRIVAL_HOUR }) };

@InputType({ description: 'The guest in whose name the rooms are kept.' })
export class LeadGuestInput {
  @Field(() => String, { description: `First name, up to ${LIMITS.name} characters.` })
  @MaxLength(LIMITS.name, LONGEST_NAME)
  firstName!: string;

  @Field(() => String, { description: `Last name, up to ${LIMITS.name} characters.` })
  @MaxLength(LIMITS.name, LONGEST_NAME)
  lastName!: string;
}

@InputType({
  description: 'What the hotel is to know before the guests arrive. What is left out stays as it is.',
})
export class StayDetailsInput {
  @Field(() => LeadGuestInput, {
    nullable: true,
    description: 'Who arrives, if it is not the person who books; null for that person.',
  })
  @IsOptional()
  @ValidateNested()
  leadGuest?: LeadGuestInput | null;

  @Field(() => String, {
    nullable: true,
    description: `Telephone number of the guests during the stay, up to ${LIMITS.phone} characters; null for none.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.phone, {
    message: () => fill('A telephone number can have at most {most} characters', { most: LIMITS.phone }),
  })
  guestPhone?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour of arrival, as in setArrivalHour; null if not known yet.',
  })
  @IsOptional()
  @IsInt(HOUR)
  @Min(0, HOUR)
  @Max(LAST_ARRIVAL_HOUR, HOUR)
  arrivalHour?: number | null;

  @Field(() => [StayRequest], { nullable: true, description: 'Requests, each once; null or empty for none.' })
  @IsOptional()
  @ArrayMaxSize(STAY_REQUESTS.length, { message: 'Choose each request once' })
  @ArrayUnique({ message: 'Choose each request once' })
  requests?: Request[] | null;

  @Field(() => String, {
    nullable: true,
    description: `A request in the guest's own words, up to ${LIMITS.requestNote} characters; null or empty for none.`,
  })
  @IsOptional()
  @MaxLength(LIMITS.requestNote, {
    message: () => fill('A request can have at most {most} characters', { most: LIMITS.requestNote }),
  })
  requestNote?: string | null;
}

@InputType({
  description: 'What changes of a booking beside its dates and rooms. What is left out stays as it is.',
})
export class UpdateStayDetailsInput extends StayDetailsInput {
  @Field(() => ID, { description: 'Id of the booking.' })
  @MaxLength(100)
  bookingId!: string;

  @Field(() => PartyInput, { nullable: true, description: 'Who stays; null leaves it as it is.' })
  @IsOptional()
  @ValidateNested()
  party?: PartyInput | null;
}

@ObjectType({ description: 'How the hotel reaches who booked.', simpleResolvers: true })
export class GuestContact {
  @Field(() => String, {
    nullable: true,
    description: 'Email address of the account; null if the guest gave none.',
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number of the account; null if the guest gave none.',
  })
  phone!: string | null;
}

@ObjectType({ description: 'The guest in whose name the rooms are kept.', simpleResolvers: true })
export class LeadGuest {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Both names.' })
  name!: string;
}

@ObjectType({
  implements: Problem,
  description: 'The details of this stay cannot be changed any more, or the hotel cannot take them.',
})
export class StayDetailsRefused extends Problem {
  static override readonly status = 409;
}

export const UpdateStayDetailsResult = createUnionType({
  name: 'UpdateStayDetailsResult',
  description: 'The booking with its new details, or why nothing was changed.',
  types: () => [Booking, StayDetailsRefused] as const,
});
