import { MaxLength } from 'class-validator';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Problem } from '../../core/problems';
import { HotelImport } from './hotelImport.entity';

@InputType({ description: 'An import to undo.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'Reference of the import.' })
  @MaxLength(100)
  importId!: string;
}

@ObjectType({
  implements: Problem,
  description:
    'The import cannot be undone: it does not exist, was undone already, is too large, or its records were changed or used since.',
})
export class ImportNotUndoable extends Problem {
  static override readonly status = 409;
}

export const UndoImportResult = createUnionType({
  name: 'UndoImportResult',
  description: 'The undone import, or why it was not undone.',
  types: () => [HotelImport, ImportNotUndoable] as const,
});
