import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../../schema/limits';
import { List, Measure, Text, Texts, Whole } from './import.fields';

/*
 * The rows of an import file, as they must be. Fields that are not named here are left unread.
 */

const MOST_AMENITIES = 50;
const AMENITY = 100;

export class CityRow {
  @Text(LIMITS.name)
  cityName!: string;

  /** Two letters of a state of the USA. */
  @IsOptional()
  @MaxLength(20, { message: 'state is not the short name of a state' })
  state?: string | null;
}

export class HotelTypeRow {
  @Text(LIMITS.name)
  hotelType!: string;
}

export class HotelRow {
  /** What the file's rooms call it. */
  @Text(LIMITS.name)
  ref!: string;

  @Text(LIMITS.name)
  name!: string;

  /** The city's name. */
  @Text(LIMITS.name)
  city!: string;

  /** The hotel type's name. */
  @Text(LIMITS.name)
  type!: string;

  @IsOptional()
  @Text(LIMITS.shortText)
  address?: string | null;

  @Text(LIMITS.shortText)
  description!: string;

  @Text(LIMITS.longText)
  detailedDescription!: string;

  @IsOptional()
  @Measure(-90, 90)
  lat?: number | null;

  @IsOptional()
  @Measure(-180, 180)
  lon?: number | null;

  @IsOptional()
  @Texts(AMENITY, MOST_AMENITIES)
  amenities?: string[] | null;
}

export class RoomTypeRow {
  /** The `ref` of its hotel. */
  @Text(LIMITS.name)
  hotel!: string;

  @Text(LIMITS.name)
  title!: string;

  @Text(LIMITS.shortText)
  description!: string;

  /** Dollars with cents. */
  @Measure(0, LIMITS.priceCents / 100)
  price!: number;

  @Whole(1, LIMITS.people)
  maxPeople!: number;

  @IsOptional()
  @Texts(AMENITY, MOST_AMENITIES)
  amenities?: string[] | null;

  @List()
  roomNumbers!: unknown[];
}

export class RoomNumberRow {
  @Whole(1, 99_999_999)
  number!: number;
}
