import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../access/allow.decorator';
import type { Context } from '../../access/context';
import { Counted, type Counting } from '../../core/counting.decorator';
import { CountedPageArgs, Page, type PageOf } from '../../core/pagination';
import { User } from '../../users/user.entity';
import { HotelImport } from './hotelImport.entity';
import { listImports } from './importLog.service';
import { undoImport } from './undoImport.service';
import { UndoImportInput, UndoImportResult } from './undoImport.types';

const HotelImportList = Page(HotelImport, 'HotelImport');

@Resolver(() => HotelImport)
export class HotelImportResolver {
  @Allow('hotel:import')
  @Query(() => HotelImportList, {
    description: 'Imports of files of hotels that changed something, the last first. Administrators only.',
  })
  hotelImports(
    @Args(() => CountedPageArgs) args: CountedPageArgs,
    @Ctx() { viewer }: Context,
    @Counted() counting: Counting,
  ): Promise<PageOf<HotelImport>> {
    return listImports(viewer, args, counting);
  }

  @Allow('hotel:import')
  @Mutation(() => UndoImportResult, {
    description:
      'Undoes an import whose records nobody has changed or used since: deletes what it added, and restores what it changed. Administrators only.',
  })
  undoImport(
    @Arg('input', () => UndoImportInput) input: UndoImportInput,
    @Ctx() { viewer }: Context,
  ): Promise<HotelImport> {
    return undoImport(viewer, input);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who imported it; null for a deleted account.' })
  user(@Root() { userId }: HotelImport, @Ctx() { loaders }: Context): Promise<User | null> {
    return loaders.users.load(userId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who undid it; null if it was not undone.' })
  undoneBy(@Root() { undoneById }: HotelImport, @Ctx() { loaders }: Context): Promise<User | null> | null {
    return undoneById ? loaders.users.load(undoneById) : null;
  }
}
