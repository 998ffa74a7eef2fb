import { IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType, ObjectType, createUnionType } from 'type-graphql';
import { calendarNameProblem } from '../../../schema/textRules';
import { LIMITS } from '../../../schema/limits';
import { Problem } from '../core/problems';
import { Rule } from '../core/rule.decorator';
import { CalendarConflict } from './calendarConflict.entity';
import { RoomCalendar } from './roomCalendar.entity';

const IMPORT_URL = {
  nullable: true,
  description: `The address of the calendar of the other site (https), ${LIMITS.calendarUrl} characters at most; null to read none.`,
};

@InputType({ description: 'What a calendar is named, shows and reads.' })
abstract class CalendarInput {
  @Field(() => String, {
    description: `The name of the other site, ${LIMITS.calendarName} characters at most.`,
  })
  @Rule(calendarNameProblem)
  name!: string;

  @Field(() => String, IMPORT_URL)
  @IsOptional()
  @MaxLength(LIMITS.calendarUrl, { message: 'The address of the calendar is too long' })
  importUrl?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether `address` shows the names of guests to the other site.',
  })
  showGuests!: boolean;
}

@InputType({ description: 'The room number to connect with another site.' })
export class ConnectRoomCalendarInput extends CalendarInput {
  @Field(() => ID, { description: 'The room number.' })
  @MaxLength(100)
  roomNumberId!: string;
}

@InputType({ description: 'The calendar to change.' })
export class UpdateRoomCalendarInput extends CalendarInput {
  @Field(() => ID, { description: 'The calendar.' })
  @MaxLength(100)
  calendarId!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it gets a new address, so that the present one stops working immediately.',
  })
  newAddress!: boolean;
}

@InputType({ description: 'The calendar to disconnect.' })
export class DisconnectRoomCalendarInput {
  @Field(() => ID, { description: 'The calendar.' })
  @MaxLength(100)
  calendarId!: string;
}

@InputType({ description: 'The calendar to read now.' })
export class ReadRoomCalendarInput {
  @Field(() => ID, { description: 'The calendar.' })
  @MaxLength(100)
  calendarId!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether its nights are released although it is empty now and had coming nights before.',
  })
  mayBeEmpty!: boolean;
}

@InputType({ description: 'The conflict that needs no decision.' })
export class DismissCalendarConflictInput {
  @Field(() => ID, { description: 'The conflict.' })
  @MaxLength(100)
  conflictId!: string;
}

@ObjectType({
  implements: Problem,
  description:
    'The address cannot be read, the limit of calendars is reached, or the room number, the calendar or the conflict does not exist.',
})
export class RoomCalendarRefused extends Problem {}

export const RoomCalendarResult = createUnionType({
  name: 'RoomCalendarResult',
  description: 'The calendar, or why it did not change.',
  types: () => [RoomCalendar, RoomCalendarRefused] as const,
});
export const CalendarConflictResult = createUnionType({
  name: 'CalendarConflictResult',
  description: 'The conflict, or why it did not change.',
  types: () => [CalendarConflict, RoomCalendarRefused] as const,
});
