import { EventSubscriber, type EntitySubscriberInterface, type InsertEvent } from 'typeorm';
import { FolioLine } from '../folio/folioLine.entity';
import { recordFolioLine } from './salesStats.service';

/** Counts the extras and cancellation fees of new folio lines in the sales statistics, in the same transaction. */
@EventSubscriber()
export class FolioSalesSubscriber implements EntitySubscriberInterface<FolioLine> {
  listenTo(): typeof FolioLine {
    return FolioLine;
  }

  async afterInsert({ entity }: InsertEvent<FolioLine>): Promise<void> {
    await recordFolioLine(entity);
  }
}
