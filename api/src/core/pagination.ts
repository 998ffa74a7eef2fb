import { IsOptional, Max, MaxLength, Min } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { wholeNumber } from '../../../schema/spoken';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { ListSize } from './cost.decorator';

const DEFAULT_LIMIT = 20;
/** The most rows of one list that are counted where counting takes time. */
export const COUNTED_EXACTLY = 10_000;
/** Points of a list whose rows are all counted: a tenth of a second, in which a database counts about a million. */
export const COUNT_ALL_POINTS = 10_000;
/** The most seconds that all statements of one list may take together. */
export const LONGEST_LIST_SECONDS = 5;

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    defaultValue: DEFAULT_LIMIT,
    description: `How many rows, 1 to ${LIMITS.pageSize}.`,
  })
  @IsOptional()
  @Min(1, { message: 'Ask for at least 1 row' })
  @Max(LIMITS.pageSize, {
    message: () => fill('Ask for at most {most} rows', { most: LIMITS.pageSize }),
  })
  limit?: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description: `How many rows to skip, ${wholeNumber(LIMITS.offset)} at most.`,
  })
  @IsOptional()
  @Min(0, { message: 'The offset is 0 or more' })
  @Max(LIMITS.offset, {
    message: () =>
      fill('The offset is at most {most}: narrow the list, or reverse its order', {
        most: LIMITS.offset.toLocaleString('en'),
      }),
  })
  offset?: number | null;
}

@ArgsType()
export class KeyedPageArgs extends PageArgs {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a row: the page starts after it, in the same order, and the offset is counted from there. This takes as long as the first page, however deep in the list.',
  })
  @IsOptional()
  @MaxLength(100)
  after?: string | null;
}

@ArgsType()
export class CountedPageArgs extends KeyedPageArgs {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: `Count every row, so that total is exact. This costs ${COUNT_ALL_POINTS.toLocaleString('en')} points, and fails if the list takes longer than ${LONGEST_LIST_SECONDS} seconds.`,
  })
  countAll?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Read the list from its end: the offset skips its last rows, and a page of `after` ends before that row. The rows stay in the order of the list. The last page takes as long as the first.',
  })
  fromEnd?: boolean | null;
}

/** The rows of a list that a page has, with defaults for missing arguments. */
export interface Slice {
  take: number;
  skip: number;
  /** Whether rows are skipped and taken at the end of the list. */
  fromEnd?: boolean;
}

/** The slice that a page asks for. */
export const slice = ({ limit, offset, fromEnd }: PageArgs & Pick<CountedPageArgs, 'fromEnd'>): Slice => ({
  take: limit ?? DEFAULT_LIMIT,
  skip: offset ?? 0,
  fromEnd: fromEnd ?? false,
});

export interface PageOf<T> {
  items: T[];
  total: number;
  /** Whether there may be more rows than were counted. */
  isTotalOpen?: boolean;
}

/** Makes the list type of an entity: one page of rows and the total. */
export function Page<T extends object>(entity: new () => T, name: string) {
  @ObjectType(`${name}List`, { description: `One page of a list of ${name}s.`, simpleResolvers: true })
  class List implements PageOf<T> {
    @ListSize({ perRow: 1 })
    @Field(() => [entity], { description: 'The rows of this page.' })
    items!: T[];

    @Field(() => Int, {
      description: `Number of rows of the whole list: exact up to ${COUNTED_EXACTLY.toLocaleString('en')}; for longer lists it may be a lower bound, see totalIsExact.`,
    })
    total!: number;

    isTotalOpen?: boolean;

    @Field(() => Boolean, {
      simple: false,
      description: 'Whether total is exact; if not, it is a lower bound.',
    })
    totalIsExact(): boolean {
      return !this.isTotalOpen;
    }
  }
  return List;
}
