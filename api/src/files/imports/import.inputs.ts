import { IsOptional, MaxLength } from 'class-validator';
import { HOUSE_RULES, type HouseRule } from '../../../../schema/houseRules';
import { LIMITS } from '../../../../schema/limits';
import {
  IsHour,
  IsList,
  IsMeasure,
  IsName,
  IsOneOf,
  IsPhotos,
  IsPrice,
  IsTaxNumber,
  IsText,
  IsTextList,
  IsTimeZone,
  IsWholeNumber,
} from './import.fields';

/*
 * The rows of an import file, with the rules of each field. Other fields are ignored.
 */

const MOST_AMENITIES = 50;
const AMENITY = 100;
const MOST_PHOTOS = 20;

export class CityRow {
  @IsName()
  cityName!: string;

  /** Two letters of a state of the USA. */
  @IsOptional()
  @MaxLength(20, { message: 'state must be the short name of a state' })
  state?: string | null;

  /** IANA name. If missing, an existing city keeps its own. */
  @IsOptional()
  @IsTimeZone()
  timeZone?: string | null;

  /** For a new city; an existing one keeps its own. */
  @IsOptional()
  @IsPhotos(1)
  photos?: string[] | null;
}

export class HotelTypeRow {
  @IsName()
  hotelType!: string;

  /** For a new hotel type; an existing one keeps its own. */
  @IsOptional()
  @IsPhotos(1)
  photos?: string[] | null;
}

export class HotelRow {
  /** The key by which room types of the file refer to the hotel. */
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

  /** This field and those below keep their values if missing. */
  @IsOptional()
  @IsTaxNumber()
  taxNumber?: string | null;

  @IsOptional()
  @IsText(LIMITS.name)
  closestTouristLocation?: string | null;

  @IsOptional()
  @IsMeasure(0, 1000)
  distanceMiles?: number | null;

  @IsOptional()
  @IsMeasure(-90, 90)
  touristLocationLatitude?: number | null;

  @IsOptional()
  @IsMeasure(-180, 180)
  touristLocationLongitude?: number | null;

  @IsOptional()
  @IsWholeNumber(0, LIMITS.stayNights)
  freeCancellationDays?: number | null;

  @IsOptional()
  @IsWholeNumber(0, 100)
  lateRefundPercent?: number | null;

  @IsOptional()
  @IsHour()
  checkInFrom?: string | null;

  @IsOptional()
  @IsHour()
  checkInUntil?: string | null;

  @IsOptional()
  @IsHour()
  checkOutUntil?: string | null;

  @IsOptional()
  @IsHour()
  quietFrom?: string | null;

  @IsOptional()
  @IsHour()
  quietUntil?: string | null;

  @IsOptional()
  @IsOneOf(HOUSE_RULES)
  childrenRule?: HouseRule | null;

  @IsOptional()
  @IsOneOf(HOUSE_RULES)
  petsRule?: HouseRule | null;

  @IsOptional()
  @IsOneOf(HOUSE_RULES)
  smokingRule?: HouseRule | null;

  @IsOptional()
  @IsOneOf(HOUSE_RULES)
  partiesRule?: HouseRule | null;

  @IsOptional()
  @IsText(LIMITS.houseRules)
  houseRules?: string | null;

  /** For a new hotel; an existing one keeps its own. */
  @IsOptional()
  @IsPhotos(MOST_PHOTOS)
  photos?: string[] | null;

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
  @IsPrice()
  price!: number;

  @IsWholeNumber(1, LIMITS.people)
  maxPeople!: number;

  @IsOptional()
  @IsTextList(AMENITY, MOST_AMENITIES)
  amenities?: string[] | null;

  /** For a new room type; an existing one keeps its own. */
  @IsOptional()
  @IsPhotos(MOST_PHOTOS)
  photos?: string[] | null;

  /** Numbers, or objects with a number and the room's details. */
  @IsList()
  roomNumbers!: unknown[];
}

export class RoomNumberRow {
  @IsWholeNumber(1, 99_999_999)
  number!: number;

  /** This field and those below keep their values if missing. */
  @IsOptional()
  @IsWholeNumber(LIMITS.lowestFloor, LIMITS.highestFloor)
  floor?: number | null;

  @IsOptional()
  @IsText(LIMITS.roomDetail)
  view?: string | null;

  @IsOptional()
  @IsText(LIMITS.roomDetail)
  beds?: string | null;
}
