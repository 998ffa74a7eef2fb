import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../../schema/limits';
import { IsList, IsMeasure, IsName, IsText, IsTextList, IsWholeNumber } from './import.fields';

/*
 * The rows of an import file, with the rules of each field. Fields that are not named here are ignored.
 */

const MOST_AMENITIES = 50;
const AMENITY = 100;

export class CityRow {
  @IsName()
  cityName!: string;

  /** Two letters of a state of the USA. */
  @IsOptional()
  @MaxLength(20, { message: 'state is not the short name of a state' })
  state?: string | null;
}

export class HotelTypeRow {
  @IsName()
  hotelType!: string;
}

export class HotelRow {
  /** By which the room types of the file refer to it. */
  @IsText(LIMITS.name)
  ref!: string;

  @IsName()
  name!: string;

  /** The city's name. */
  @IsName()
  city!: string;

  /** The hotel type's name. */
  @IsName()
  type!: string;

  @IsOptional()
  @IsText(LIMITS.shortText)
  address?: string | null;

  @IsText(LIMITS.shortText)
  description!: string;

  @IsText(LIMITS.longText)
  detailedDescription!: string;

  @IsOptional()
  @IsMeasure(-90, 90)
  lat?: number | null;

  @IsOptional()
  @IsMeasure(-180, 180)
  lon?: number | null;

  @IsOptional()
  @IsTextList(AMENITY, MOST_AMENITIES)
  amenities?: string[] | null;
}

export class RoomTypeRow {
  /** The `ref` of its hotel. */
  @IsText(LIMITS.name)
  hotel!: string;

  @IsName()
  title!: string;

  @IsText(LIMITS.shortText)
  description!: string;

  /** Dollars with cents. */
  @IsMeasure(0, LIMITS.priceCents / 100)
  price!: number;

  @IsWholeNumber(1, LIMITS.people)
  maxPeople!: number;

  @IsOptional()
  @IsTextList(AMENITY, MOST_AMENITIES)
  amenities?: string[] | null;

  @IsList()
  roomNumbers!: unknown[];
}

export class RoomNumberRow {
  @IsWholeNumber(1, 99_999_999)
  number!: number;
}
