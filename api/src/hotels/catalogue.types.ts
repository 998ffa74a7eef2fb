import { Field, ID, Int, ObjectType } from 'type-graphql';
import { fill } from '../../../schema/fill';
import { ListSize } from '../core/cost.decorator';
import { Problem } from '../core/problems';
import { AuditRecord } from '../access/audit/auditEntry.entity';
import { build } from '../core/build';

@ObjectType({
  implements: Problem,
  description: 'Another city, hotel type, hotel or room type already has this name; case does not matter.',
})
export class NameTaken extends Problem {}

const RECORDS = {
  city: AuditRecord.CITY,
  hotelType: AuditRecord.HOTEL_TYPE,
  hotel: AuditRecord.HOTEL,
  room: AuditRecord.ROOM_TYPE,
};

@ObjectType({ implements: Problem, description: 'The city, hotel type, hotel or room type does not exist.' })
export class DoesNotExist extends Problem {
  static override readonly status = 404;

  @Field(() => AuditRecord, { description: 'The record named in the input that does not exist.' })
  record: AuditRecord;

  constructor(thing: keyof typeof RECORDS) {
    super(
      fill<string>(
        '{thing, select, hotel {this hotel does not exist} room {this room does not exist} city {this city does not exist} other {this hotelType does not exist}}',
        { thing },
      ),
    );
    this.record = RECORDS[thing];
  }
}

@ObjectType({ implements: Problem, description: 'It has hotels, so it cannot be deleted.' })
export class HasHotels extends Problem {
  static override readonly status = 409;

  @Field(() => Int, { description: 'How many hotels.' })
  hotels: number;

  constructor(name: string, hotels: number) {
    super(
      fill(
        '{hotels, plural, one {{name} still has {hotels} hotel. Move or delete it first.} other {{name} still has {hotels} hotels. Move or delete them first.}}',
        { name, hotels },
      ),
    );
    this.hotels = hotels;
  }
}

@ObjectType({
  implements: Problem,
  description: 'These user references do not exist.',
})
export class UnknownStaff extends Problem {
  @ListSize(5)
  @Field(() => [ID], { description: 'The unknown references.' })
  refNumbers: string[];

  constructor(refNumbers: string[]) {
    super(
      fill(
        'There is no user with the reference {refNumbers}. Check the references of the manager and staff.',
        { refNumbers: refNumbers.join(', ') },
      ),
    );
    this.refNumbers = refNumbers;
  }
}

@ObjectType({
  description: 'What you may do with a city, hotel type, hotel or room type.',
  simpleResolvers: true,
})
export class CatalogueAbilities {
  @Field(() => Boolean, { description: 'Change it, and its photos.' })
  update!: boolean;

  @Field(() => Boolean, {
    description:
      'Of a hotel: change its terms of money, which are the terms of cancellation and its tax number.',
  })
  updateTerms!: boolean;

  @Field(() => Boolean, {
    description: 'Change its place in the catalogue: of a hotel, its name, city and type.',
  })
  updatePlace!: boolean;

  @Field(() => Boolean, { description: 'Of a hotel: change its extras. Of a room type: change its rates.' })
  updatePrices!: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete!: boolean;

  /** Of a city or a hotel type, for a viewer who may change and delete it, or neither. */
  static all = (allowed: boolean): CatalogueAbilities =>
    build(CatalogueAbilities, {
      update: allowed,
      updateTerms: false,
      updatePlace: allowed,
      updatePrices: false,
      delete: allowed,
    });
}

@ObjectType({ description: 'Confirms a deletion.', simpleResolvers: true })
export class Deleted {
  @Field(() => ID, { description: 'Its former reference.' })
  deletedId!: string;

  static of = (deletedId: string): Deleted => build(Deleted, { deletedId });
}
