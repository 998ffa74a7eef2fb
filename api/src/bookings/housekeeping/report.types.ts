import { ObjectType, createUnionType } from 'type-graphql';
import { Page } from '../../core/pagination';
import { Problem } from '../../core/problems';
import { DoesNotExist } from '../../hotels/catalogue.types';
import { ImageHostUnavailable, UploadRefused } from '../../photos/upload.types';
import { LostItem } from './lostItem.entity';
import { Repair } from './repair.entity';

@ObjectType({ implements: Problem, description: 'There is no such repair or lost item.' })
export class NoSuchReport extends Problem {
  static override readonly status = 404;
}

export const RepairList = Page(Repair, 'Repair');
export const LostItemList = Page(LostItem, 'LostItem');

export const ReportRepairResult = createUnionType({
  name: 'ReportRepairResult',
  description: 'The repair, or why it was not reported.',
  types: () => [Repair, DoesNotExist, UploadRefused, ImageHostUnavailable] as const,
});

export const RepairStateResult = createUnionType({
  name: 'RepairStateResult',
  description: 'The repair, or why it was not changed.',
  types: () => [Repair, NoSuchReport] as const,
});

export const RecordLostItemResult = createUnionType({
  name: 'RecordLostItemResult',
  description: 'The item, or why it was not recorded.',
  types: () => [LostItem, DoesNotExist, UploadRefused, ImageHostUnavailable] as const,
});

export const UpdateLostItemResult = createUnionType({
  name: 'UpdateLostItemResult',
  description: 'The item, or why it was not changed.',
  types: () => [LostItem, NoSuchReport] as const,
});
