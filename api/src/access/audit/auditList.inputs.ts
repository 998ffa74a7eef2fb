import { IsOptional, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, registerEnumType } from 'type-graphql';
import { fill } from '../../../../schema/fill';
import { LIMITS } from '../../../../schema/limits';
import { CountedPageArgs } from '../../core/pagination';
import { AuditRecord } from './auditEntry.entity';

/** The sort order of the audit log; ties are broken by reference. */
export enum AuditSort {
  AT_DESC = 'AT_DESC',
  AT_ASC = 'AT_ASC',
}
registerEnumType(AuditSort, {
  name: 'AuditSort',
  description: 'The order of the audit log; ties are broken by reference.',
  valuesConfig: {
    AT_DESC: { description: 'Newest first.' },
    AT_ASC: { description: 'Oldest first.' },
  },
});

@InputType({
  description: 'Which changes to list; all given criteria must match.',
})
export class AuditFilter {
  @Field(() => ID, { nullable: true, description: 'By this administrator or member of a team.' })
  @IsOptional()
  @MaxLength(100)
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Of this hotel and of its records.' })
  @IsOptional()
  @MaxLength(100)
  hotelId?: string | null;

  @Field(() => AuditRecord, { nullable: true, description: 'Of this kind of record.' })
  record?: AuditRecord | null;

  @Field(() => ID, { nullable: true, description: 'Of the record with this reference.' })
  @IsOptional()
  @MaxLength(100)
  recordId?: string | null;

  @Field(() => String, { nullable: true, description: 'Made by this mutation, such as updateHotel.' })
  @IsOptional()
  @MaxLength(40)
  action?: string | null;

  @Field(() => Date, { nullable: true, description: 'At this moment or later.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before this moment.' })
  to?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The reference of a record or of the person who changed it, or words: each must begin a word of the name of this person, the user, the hotel or the room type.',
  })
  @IsOptional()
  @MaxLength(LIMITS.name, {
    message: () => fill('A search has at most {most} characters', { most: LIMITS.name }),
  })
  text?: string | null;
}

@ArgsType()
export class AuditEntriesArgs extends CountedPageArgs {
  @Field(() => AuditFilter, { nullable: true, description: 'Which changes to list.' })
  @IsOptional()
  @ValidateNested()
  filter?: AuditFilter | null;

  @Field(() => AuditSort, { nullable: true, defaultValue: AuditSort.AT_DESC, description: 'The sort order.' })
  sort?: AuditSort | null;
}
